import type { LifestylePlan } from '#contracts/lifestyle.ts'

/**
 * What a plan can promise beside its glasses. `exams` eye exams cost nothing · `exchange` other glasses once a year ·
 * `breakage` glasses that break are replaced · `lenses` new ones when the prescription changes.
 */
export type PerkKind = 'exams' | 'exchange' | 'breakage' | 'lenses'

/** The sentences that promise each kind: those a plan can have now in the languages of the shop, and those it had. */
const PROMISES: Record<PerkKind, readonly string[]> = {
  exams: ['Näöntarkastukset maksutta', 'Synundersökningar utan avgift', 'Eye examinations free of charge'],
  exchange: [
    'Uudet lasit kerran vuodessa',
    'Nya glasögon en gång om året',
    'New glasses once a year',
    'Toisen parin vaihto uuteen kerran vuodessa',
    'Ett av paren byts mot nytt en gång om året',
    'One of the pairs exchanged for a new one once a year',
  ],
  breakage: ['Turva, jos lasit rikkoutuvat', 'Skydd om glasögonen går sönder', 'Cover if your glasses break'],
  lenses: [
    'Uudet linssit, kun resepti muuttuu, enintään kerran 12 kuukaudessa',
    'Nya glas när receptet ändras, högst en gång på 12 månader',
    'New lenses when your prescription changes, at most once in 12 months',
    'Uudet linssit, kun resepti muuttuu',
  ],
}

export const perkKinds = Object.keys(PROMISES) as PerkKind[]

/** The kind of a perk by its sentence; null of words that promise nothing that the shop does. */
export function perkKind(words: string): PerkKind | null {
  const plain = words.trim().toLowerCase()
  return perkKinds.find((kind) => PROMISES[kind].some((promise) => promise.toLowerCase() === plain)) ?? null
}

/** Whether a plan has a perk of this kind. */
export function hasPerk({ perks }: Pick<LifestylePlan, 'perks'>, kind: PerkKind): boolean {
  return perks.some((words) => perkKind(words) === kind)
}

/** Whether a contract gives its perks on an ISO day: its glasses have come, it does not wait for money and has not ended. */
export function givesPerks(
  { activeFrom, endsOn, isHeld }: { activeFrom: string | null; endsOn: string | null; isHeld: boolean },
  day: string,
): boolean {
  return activeFrom !== null && activeFrom <= day && !isHeld && (endsOn === null || day <= endsOn)
}
