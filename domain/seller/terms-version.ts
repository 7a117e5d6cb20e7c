/**
 * The day from which the terms of sale hold as they are written in `locales`. A buyer accepts this version, and the order
 * keeps it: whoever changes the terms moves the day.
 */
export const TERMS_VERSION = '2026-11-01'
