import type { GoodsBySku } from '#domain/cart/goods.ts'
import { type RowGroup, rowGroups, rowsOf } from '#domain/cart/row-groups.ts'
import type { StoredLine } from '#domain/cart/stored-line.ts'

/** How long a cart that is handed over can be taken, in minutes: as long as two people stand before each other. */
export const HANDOVER_MINUTES = 15

/** Letters of a code that is read aloud: none looks or sounds like another, and without vowels they make no word. */
const LETTERS = 'FHJKLMPRSTXZ'
const CODE_LENGTH = 8

/** The code that is read aloud, made of random bytes. A letter is chosen by each, of more than eight by the first ones. */
export function handoverCode(bytes: Uint8Array): string {
  return [...bytes.subarray(0, CODE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** The code in what was typed or scanned: its last eight letters. A scanner may type a whole link, whose signs a keyboard changes. */
export function readHandoverCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(-CODE_LENGTH)
}

/** The rows that may be handed over: no gift cards, which name who receives them. */
export function rowsToHandOver(lines: readonly StoredLine[]): StoredLine[] {
  return lines.filter(({ giftCard }) => !giftCard)
}

/** The rows that a store may sell, each with its lenses. */
export function rowsForStores(lines: readonly StoredLine[], goods: GoodsBySku): StoredLine[] {
  const isSold = (group: RowGroup) => rowsOf(group).every(({ skuId }) => goods.get(skuId)?.isForStores)
  return rowGroups(lines)
    .filter(isSold)
    .flatMap((group) => rowsOf(group))
}

/** Whether a row says something of a person's eyes. */
export function saysOfEyes({ parameters, eye, prescriptionGlasses, prescriptionFile }: StoredLine): boolean {
  return [parameters, eye, prescriptionGlasses, prescriptionFile].some((value) => value !== null && value !== undefined)
}

/**
 * The rows with nothing that they say of eyes. Lenses that are ground wait for the prescription, which is sent after
 * the order; contact lenses stay behind, since the article itself reveals their strength.
 */
export function withoutHealth(lines: readonly StoredLine[]): StoredLine[] {
  return rowGroups(lines)
    .filter(({ head }) => !saysOfEyes(head))
    .flatMap((group) => rowsOf(group))
    .map((line) => (saysOfEyes(line) ? awaiting(line) : line))
}

function awaiting(line: StoredLine): StoredLine {
  const unsaid = { prescriptionGlasses: null, prescriptionFile: null, parameters: null, eye: null, examinedOn: null }
  return { ...line, ...unsaid, prescriptionComes: 'later', unusual: [] }
}

/** The rows as those of another cart, where each has a name of its own. */
export function copiedRows(lines: readonly StoredLine[], newRef: () => string): StoredLine[] {
  return rowGroups(lines).flatMap(({ head, followers }) => {
    const ref = newRef()
    return [{ ...head, ref }, ...followers.map((line) => ({ ...line, ref: newRef(), parentRef: ref }))]
  })
}
