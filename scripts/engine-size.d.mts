export const LIMITS: { readonly code: number; readonly tables: number };
export function engineSizes(): Promise<{ readonly code: number; readonly tables: number }>;
