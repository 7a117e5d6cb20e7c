/** A refund that failed cannot be asked for again under the same name. */
export const attemptKey = (count: number) => `late-${count}`

/** The refund by which a payment that came too late goes back by itself. */
export const FIRST_REFUND = attemptKey(1)
