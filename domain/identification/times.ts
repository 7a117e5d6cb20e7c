/** How long a visit to the identity provider may take. */
export const ASKED_MINUTES = 10

/** How long an identified person may take to choose the account. */
export const IDENTIFIED_MINUTES = 30

/** How long the mailed link of a new account opens. */
export const MAILED_HOURS = 72
