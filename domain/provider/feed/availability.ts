/** What feeds say of goods that can be bought, in three languages, without spaces and signs. */
const BUYABLE =
  'instock available availablefororder yes y true limitedavailability lowstock onlineonly instoreonly preorder presale backorder madetoorder ' +
  'varastossa onvarastossa saatavilla saatavana saatavissa hetisaatavilla kyllä k tilattavissa tilaustuote ennakkotilaus ennakkotilattavissa ' +
  'jälkitoimitus ilager finnsilager tillgänglig tillgängligt ja j beställningsvara förhandsbeställning förbeställning restnoterad'
const GONE =
  'outofstock notavailable unavailable notinstock no n false soldout discontinued out temporarilyoutofstock reserved pending none ' +
  'eivarastossa loppu loppunut lopussa loppuvarastosta varastoloppu tilapäisestiloppu loppuunmyyty myyty eisaatavilla eisaatavana eisaatavissa ei e ' +
  'poistunut poistunutvalikoimasta slutilager slut slutsåld slutsålt tillfälligtslut ejilager inteilager finnsejilager ejtillgänglig ' +
  'intetillgänglig utgått utgången såld nej'

const known = new Map<string, boolean>([
  ...BUYABLE.split(' ').map((word) => [word, true] as const),
  ...GONE.split(' ').map((word) => [word, false] as const),
])

/**
 * Whether goods can be bought: by a word of Google, schema.org, Finnish or Swedish, also at the end of an address, or by
 * the number in stock. Undefined of an unknown word.
 */
export function readAvailability(written: string): boolean | undefined {
  const [last = ''] = written
    .normalize('NFKC')
    .toLowerCase()
    .split(/[/#:]+/)
    .filter((part) => /[\p{Letter}\d]/u.test(part))
    .slice(-1)
  if (/^\s*[-−]\s*\d/.test(last)) return false
  const { word = '', number } =
    /^(?<word>\D*?)(?:(?<number>\d{1,9})(?:[.,]0+)?\D{0,6})?$/u.exec(last.replace(/[^\p{Letter}\d.,]/gu, ''))?.groups ??
    {}
  if (number === undefined) return known.get(word)
  return word === '' || known.get(word) === true ? Number(number) > 0 : known.get(word)
}
