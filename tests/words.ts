/** A word that is no word of the trade. */
interface Word {
  word: string
  /** What to say instead. */
  say: string
  /** Identifiers in which it is right, or cannot be changed since what is stored or sent is named so. */
  right?: readonly string[]
}

/** Words that names of the code do not have, each with what to say instead. Names of what is stored or sent stay as they are. */
export const words: readonly Word[] = [
  { word: 'deed', say: 'action' },
  { word: 'deeds', say: 'actions' },
  { word: 'desk', say: 'admin' },
  { word: 'desks', say: 'admin' },
  { word: 'owe', say: 'a step that is scheduled' },
  { word: 'owes', say: 'steps' },
  { word: 'owed', say: 'pending steps, or a liability', right: ['owedVersion', 'callbacksOwed'] },
  { word: 'owing', say: 'pending' },
  { word: 'tell', say: 'notify, or report' },
  { word: 'tells', say: 'notifies' },
  { word: 'told', say: 'notified, or reported' },
  { word: 'forget', say: 'erase' },
  { word: 'forgets', say: 'erases' },
  { word: 'forgotten', say: 'erased' },
  { word: 'kept', say: 'stored, or saved' },
  { word: 'brought', say: 'bundled, or patched' },
  { word: 'meant', say: 'matched' },
  { word: 'worn', say: 'wearable' },
  { word: 'nobody', say: 'no access; a person who is missing is a guest' },
  { word: 'whoever', say: 'the customer, the shopper, staff' },
  { word: 'she', say: 'the customer, the shopper, staff' },
  { word: 'her', say: 'the customer, or of the customer' },
  { word: 'hers', say: 'the customer’s' },
  { word: 'herself', say: 'the customer, the shopper, staff' },
  { word: 'somebody', say: 'the customer, the shopper, staff' },
]

/** Keys of texts that are named after what is stored or sent: fields, steps, codes and values. */
export const storedKeys: readonly string[] = [
  'deed',
  'deed_not_open',
  'kept',
  'kept-prescriptions',
  'refund_owed',
  'tell',
  'tellEarned',
  'tellExchange',
  'tellOfEnd',
  'tellTaken',
]
