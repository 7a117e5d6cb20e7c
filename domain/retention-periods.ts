import { HANDOVER_MINUTES } from '#domain/store-mode/cart-handover.ts'

/** A retention period in days of 24 hours, and the reason for its length. */
interface RetentionPeriod {
  days: number
  /** What the days are counted from. */
  from: string
  why: string
}

/**
 * How long personal data is stored. A sweep of the same name deletes each row after its period, except where `from`
 * names another way.
 *
 * Three things have no row. What was sent by a form goes after the days that its form promised the sender. Mail that
 * never arrived stays until staff have dealt with it, and a withdrawal until they have handled it. Counts of limits
 * contain no personal data, and are deleted an hour after they have ended.
 */
export const retentionPeriods = {
  'store sessions': {
    days: 1,
    from: 'the last use',
    why: 'A store stays open for a working day at most, and whom it serves is forgotten after each.',
  },
  'cart handovers': {
    days: HANDOVER_MINUTES / (24 * 60),
    from: 'the handing over',
    why: 'Its code is valid for as long. A copy of a cart may hold a prescription.',
  },
  carts: {
    days: 30,
    from: 'the last change',
    why: 'Shoppers do not return to older carts, and a cart may hold a prescription.',
  },
  'idempotency keys': {
    days: 1,
    from: 'the first request',
    why: 'A request without a response is retried within minutes.',
  },
  'sent mail': {
    days: 30,
    from: 'the sending; what posted it must have ended',
    why: 'Says whether a mail went out; what was in it can be made again from the order.',
  },
  'ordered purchases': {
    days: 30,
    from: 'the order',
    why: 'The order holds everything. Until then the page the shopper was sent to opens.',
  },
  'given up purchases': {
    days: 30,
    from: 'the giving up',
    why: 'A late payment is recognized for longer than a provider keeps one open, and a refund can be traced.',
  },
  charges: {
    days: 2557,
    from: 'the last change',
    why: 'Bookkeeping, as orders: which sums came and went back by which transaction. It names nobody.',
  },
  'saved cards': {
    days: 60,
    from: 'the end of the last month in which the card can be charged',
    why: 'Until then its owner is asked for another one. What was charged does not need it.',
  },
  'bought rows': {
    days: 60,
    from: 'the payment',
    why: 'Tells a second payment of the same rows of a cart, for longer than one is recognized.',
  },
  'booking days': {
    days: 30,
    from: 'the day',
    why: 'Says which times of a day were taken. The bookings themselves say more, and names are in neither.',
  },
  'booking details': {
    days: 30,
    from: 'the day of the visit; of the booking, note, social number, guardian and company go',
    why: 'They are for the visit alone. Until then its mailed link opens, and staff can answer for what was asked.',
  },
  'exam waiting': {
    days: 7,
    from: 'the last day that the customer wished for',
    why: 'A customer who waits no longer is not called. Until then the link of the last offer shows what became of it.',
  },
  'freed times': {
    days: 1,
    from: 'the day',
    why: 'A time that is past is offered to nobody. It names nobody either.',
  },
  bookings: {
    days: 730,
    from: 'the day of the visit',
    why: 'The customer sees the last exam, which is every other year for most, and books the same again.',
  },
  'friends asked': {
    days: 7,
    from: 'the asking',
    why: "A person who wants to join opens the letter within days. An unconfirmed address may be a stranger's.",
  },
  'insurance claims': {
    days: 1096,
    from: 'the answer, with its picture',
    why: 'Proves what was claimed and answered, for the three years in which money may be claimed.',
  },
  'friends left': {
    days: 400,
    from: 'the leaving',
    why: 'Longer than any benefit lasts that was had as a member, so that staff can answer for it.',
  },
  'winback offers': {
    days: 400,
    from: 'the mail',
    why: 'An offer is made once for a contract; it ends after two months, and what it led to is kept by the contract.',
  },
  referrals: {
    days: 2557,
    from: 'the taking',
    why: 'Tells why a bill was free, for as long as the books of it are kept; all that was promised is used long before.',
  },
  'company agreements': {
    days: 2557,
    from: 'the last day of the agreement, with its paper',
    why: 'Says why a company was billed, for as long as the books of it are kept (KPL 2:10 §).',
  },
  requisitions: {
    days: 1096,
    from: 'the last day on which it can be used',
    why: 'Proves what a company let its employee have, for the three years in which money may be claimed.',
  },
  'eye-health days': {
    days: 400,
    from: 'the answer',
    why: 'A company asks for the next one about a year later, and staff see what was agreed before.',
  },
  orders: {
    days: 2557,
    from: 'the purchase',
    why: 'The Accounting Act (KPL 2:10 §) asks for six years after the end of the year; no order is older by then than seven.',
  },
  shifts: {
    days: 400,
    from: 'the day of the shift',
    why: 'How full a store was is compared with the same month of the year before.',
  },
  absences: {
    days: 400,
    from: 'its last day',
    why: 'As shifts, whose times it takes away. Why an employee was away is not needed for longer.',
  },
  'bought gift cards': {
    days: 60,
    from: 'the last day of the card',
    why: 'Until then a lost card is replaced and its end is told. Who got it and what was written on it is not needed for longer.',
  },
  lookups: {
    days: 1,
    from: 'the asking',
    why: 'Answered in a moment; one that cannot be answered is of no use later.',
  },
  withdrawals: {
    days: 1096,
    from: 'the handling',
    why: 'Proves what was declared and when, for the three years in which money may be claimed.',
  },
  'data exports': {
    days: 7,
    from: 'the making, deleted with its file',
    why: 'The customer who asks for the data waits for it; a file of everything should not lie about.',
  },
  'account deletions': {
    days: 365,
    from: 'the deletion',
    why: 'Shows that and when an account was deleted, by its number alone.',
  },
  'kept prescriptions': {
    days: 1826,
    from: 'the keeping, or earlier when the customer deletes it',
    why: 'The customer orders by it for a year, and sees for some exams more what has changed.',
  },
  'prescription files': {
    days: 60,
    from: 'the sending, unless an order has it',
    why: 'Longer than the cart lives that it was sent for. With an order it stays as long as the order.',
  },
  'prescription reads': {
    days: 4383,
    from: 'the reading',
    why: 'Who has opened health data can be told for twelve years, as the law on client data asks (703/2023).',
  },
  invoices: {
    days: 2192,
    from: 'the end of the year in which it was made',
    why: 'The Accounting Act (KPL 2:10 §) keeps vouchers for six years. One that is not settled stays.',
  },
  'bank rows': {
    days: 2192,
    from: 'the end of the year of the payment',
    why: 'They go with the invoices they paid, and until then no row is recorded twice.',
  },
  'ledger entries': {
    days: 2192,
    from: 'the end of the year of the event; what was owed then is brought forward',
    why: 'The Accounting Act (KPL 2:10 §) keeps vouchers for six years. They name contracts, and nobody.',
  },
  subscriptions: {
    days: 1096,
    from: 'the end of the subscription',
    why: 'Who asks or complains about a charge has three years. Orders and invoices of it stay as long as all others.',
  },
  'lifestyle contracts': {
    days: 1096,
    from: 'the end of the contract',
    why: 'Who asks or complains about a charge has three years. Orders and invoices of it stay as long as all others.',
  },
  'eye doctor bookings': {
    days: 30,
    from: 'the visit',
    why: 'The letter and its link serve until then. The patient record is kept by the provider.',
  },
  'eye doctor holds': {
    days: 1,
    from: 'the end of the hold',
    why: 'Nothing was booked; the page still says so to a shopper who comes back.',
  },
  behavior: {
    days: 90,
    from: 'the event',
    why: 'A season of what goes with what. It names a browser by a random id, and nobody by name.',
  },
  'asked words': {
    days: 90,
    from: 'the last asking of the day',
    why: 'A season of what people look for. Nothing says who did, but words may.',
  },
  returns: {
    days: 365,
    from: 'the return, deleted by the next return to the same stock',
    why: 'Longer than any cancellation stays unfinished: until then the same goods are not put back twice.',
  },
} as const satisfies Record<string, RetentionPeriod>

export type RetentionName = keyof typeof retentionPeriods
