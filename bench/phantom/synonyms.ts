/**
 * What a careless or inventive writer puts for a word of a quotation (`benchmarks.md`: one or two words replaced by synonyms, length
 * between 0.7 and 1.3 of the original). Our own rows: every word of a row may stand for every other, in the class that the row names.
 * The subtle classes are the point: "a" for "the" is a misquotation too.
 */

export type SwapClass =
  'content' | 'modal' | 'article' | 'relative' | 'conjunction' | 'preposition' | 'limiting';

const rows = (list: string): readonly (readonly string[])[] =>
  list
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((row) => row.length > 1);

export const SYNONYMS: Readonly<Record<SwapClass, readonly (readonly string[])[]>> = {
  modal: rows(`shall may must should
    will would shall
    can could may
    might may could
    cannot can
    must should`),
  article: rows(`a the
    an the
    this that
    these those
    such the
    any the every`),
  relative: rows(`that which
    who that
    whether if
    where when
    because since as`),
  conjunction: rows(`or and
    but and yet
    nor or`),
  preposition: rows(`in on at
    to for
    upon on
    under within
    by through
    from of
    before after
    between among
    with without`),
  limiting: rows(`only solely merely
    unless if
    except including
    not never
    no any
    all some
    both either
    always generally`),
  content: rows(`evidence proof testimony
    trial hearing
    court tribunal panel
    judge magistrate jurist
    jury factfinder
    defendant accused
    state government
    attorney lawyer counsel
    claim contention argument
    claims contentions arguments
    case matter action
    cases matters actions
    decision ruling judgment
    decisions rulings judgments
    rule standard principle
    rules standards principles
    right privilege entitlement
    rights privileges entitlements
    duty obligation
    duties obligations
    law statute
    laws statutes
    person individual
    persons individuals people
    public general
    police officers
    reasonable rational sensible
    unreasonable irrational
    substantial significant considerable
    clear plain evident
    clearly plainly evidently
    necessary essential required
    sufficient adequate enough
    insufficient inadequate
    proper appropriate correct
    improper incorrect
    important significant
    specific particular
    certain particular
    general broad
    entire whole
    prior previous earlier
    subsequent later
    immediate prompt
    great large
    small slight
    serious grave severe
    false untrue
    true accurate
    lawful legal
    unlawful illegal
    peaceful peaceable
    constitutional permissible
    effective adequate
    deficient inadequate
    strong powerful
    weak feeble
    different distinct
    same identical
    difficult hard
    likely probable
    unlikely improbable
    held found ruled
    hold find conclude
    holds finds concludes
    stated noted observed
    said stated wrote
    shows proves demonstrates
    show prove demonstrate
    shown proved demonstrated
    establish prove demonstrate
    established proved demonstrated
    require demand compel
    requires demands compels
    required demanded compelled
    permit allow authorize
    permits allows authorizes
    permitted allowed authorized
    prohibit forbid bar
    prohibits forbids bars
    prohibited forbidden barred
    deny refuse reject
    denied refused rejected
    grant allow
    granted allowed
    affirm uphold sustain
    affirmed upheld sustained
    reversed overturned vacated
    give provide afford
    gives provides affords
    given provided afforded
    make create
    made created
    take seize
    taken seized
    use employ
    used employed
    protect shield safeguard
    protects shields safeguards
    protected shielded safeguarded
    prevent preclude
    prevents precludes
    consider examine review
    considered examined reviewed
    determine decide resolve
    determined decided resolved
    believe think
    believed thought
    know understand
    known understood
    begin start commence
    began started commenced
    end finish conclude
    cause produce
    caused produced
    commit perpetrate
    committed perpetrated
    charge accuse
    charged accused
    arrest detention seizure
    arrested detained seized
    conduct behavior
    crime offense
    crimes offenses
    injury harm damage
    injuries harms
    danger hazard peril
    error mistake
    errors mistakes
    reason basis ground
    reasons grounds
    purpose aim object
    interest concern
    interests concerns
    result outcome
    results outcomes
    effect impact
    power authority
    powers authorities
    freedom liberty
    speech expression
    order command directive
    orders commands directives
    request demand
    question issue
    questions issues
    opinion view
    opinions views
    fact circumstance
    facts circumstances
    time moment
    place location
    part portion
    parts portions
    number amount
    way manner
    means methods
    use employment
    need necessity
    failure refusal
    absence lack
    presence existence
    knowledge awareness
    intent intention
    doubt uncertainty
    performance conduct
    strategy tactics
    verdict finding
    conviction judgment
    sentence punishment
    appeal review
    motion application
    party litigant
    parties litigants
    burden onus
    test inquiry
    factor consideration
    factors considerations
    situation circumstance
    violence force
    citizens residents
    city municipality
    ordinance regulation
    demonstrators protesters
    crowd group
    street road
    streets roads
    merely simply
    simply merely
    directly immediately
    often frequently
    rarely seldom
    however nevertheless
    therefore thus accordingly
    thus therefore hence
    further additional
    moreover furthermore
    indeed actually
    also likewise
    against toward
    about concerning
    many numerous
    several various
    first initial
    last final
    new novel
    old ancient
    two three
    one two`),
};

const LOOKUP: ReadonlyMap<string, readonly { readonly to: string; readonly in: SwapClass }[]> = (() => {
  const found = new Map<string, { to: string; in: SwapClass }[]>();
  for (const [kind, groups] of Object.entries(SYNONYMS) as [SwapClass, readonly (readonly string[])[]][])
    for (const group of groups)
      for (const word of group)
        for (const other of group)
          if (other !== word) found.set(word, [...(found.get(word) ?? []), { to: other, in: kind }]);
  return found;
})();

/** What may stand for a word (lower case). */
export const swapsOf = (word: string): readonly { readonly to: string; readonly in: SwapClass }[] =>
  LOOKUP.get(word) ?? [];
