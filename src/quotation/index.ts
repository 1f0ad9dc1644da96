/** What other rooms may use of this one. */
export { compareQuotation, type QuotationQuestion } from './compare/compareQuotation';
export { indexOpinion, type OpinionIndex } from './compare/opinionIndex';
export { opinionShingles, quotationShingles } from './origin/shingles';
export { matchQuoteLine, type MatchQuoteReply } from './matchQuote';
export { readQuotations } from './read/readQuotations';
