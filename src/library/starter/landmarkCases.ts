export const LANDMARK_CASES_AS_OF = '2026-11-30';
export const LANDMARK_CASES = `
Ashcroft v. Iqbal | 556 U.S. 662; 129 S. Ct. 1937; 173 L. Ed. 2d 868 | 2009-05-18
`;
