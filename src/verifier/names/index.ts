/** The one way into the comparison of case names. */
export { compareNames, type NameComparison } from './compareNames';
export { nameQueries } from './parties';
export { isFuller, isSameCaption, saysAllOf } from './sameCaption';
