/**
 * The day from which the terms of sale hold as their page has them. A buyer accepts this version, and the order keeps it:
 * change the day together with the terms.
 */
export const TERMS_VERSION = '2026-11-01'
