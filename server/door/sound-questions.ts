/** Of these, Payload makes a query without asking what they are: a page number with ninety digits breaks it. */
const counted = /^(page|limit|depth)$|^joins\[\w+\]\[(page|limit)\]$/
const FEW_DIGITS = /^\d{1,6}$/

/** `where[field][operator]`, perhaps below `[and][0]` and `[or][1]`; of many values only where many can be meant. */
const condition =
  /^(where|joins\[\w+\]\[where\])(\[(and|or)\]\[\d{1,3}\]){0,4}\[(?!(and|or)\])[\w.]+\]\[(((not_)?equals|(not_)?like|contains|exists|(greater|less)_than(_equal)?)\]|(not_)?in\](\[\d{0,3}\])?)$/

const manyMeant = /in\](\[\d{0,3}\])?$/

/**
 * Whether a question to the lists that Payload keeps can be read: every condition names a field and a way to compare it,
 * and every number is one. What is half a condition would be left out, and a change meant for one document made to all.
 */
export function isSoundQuestion(search: string): boolean {
  const asked = new URLSearchParams(search)
  return [...asked].every(([name, value]) => {
    const isOnce = asked.getAll(name).length === 1
    if (counted.test(name)) return isOnce && FEW_DIGITS.test(value)
    if (!/^where|^joins\[\w+\]\[where/.test(name)) return !/^(page|limit|depth|data)\b/.test(name)
    return condition.test(name) && (isOnce || manyMeant.test(name))
  })
}
