import { typedCode } from '#domain/typed-text.ts'

/** What is wrong with a Finnish personal identity code. */
export type SocialNumberProblem = 'malformed' | 'no_such_day' | 'not_born_yet' | 'number_too_small' | 'wrong_check'

/** The century of birth by its sign. Signs other than `+`, `-` and `A` are given out since 2023. */
const CENTURIES: Record<string, number> = {
  '+': 1800,
  ...Object.fromEntries([...'-YXWVU'].map((sign) => [sign, 1900])),
  ...Object.fromEntries([...'ABCDEF'].map((sign) => [sign, 2000])),
}

const CHECK_MARKS = '0123456789ABCDEFHJKLMNPRSTUVWXY'

/** 000 and 001 are never given out. From 900 on they are temporary ones of hospitals, and those of made-up persons. */
const SMALLEST = 2

/** A social number as it is stored, from what was typed: ` 131052-308t` is `131052-308T`. */
export function readSocialNumber(typed: string): string {
  return typedCode(typed).toUpperCase()
}

/**
 * What is wrong with a social number in its stored form (`DDMMYY`, century sign, number, check mark), or null where
 * nothing is (Digital and Population Data Services Agency; specification §5).
 *
 * @param today `YYYY-MM-DD` in Finland: a later birth date is wrong.
 */
export function socialNumberProblem(number: string, today: string): SocialNumberProblem | null {
  if (!/^\d{6}[-+A-FU-Y]\d{3}[0-9A-FHJ-NPR-Y]$/.test(number)) return 'malformed'
  const born = birthDateOf(number)
  if (!isDay(born)) return 'no_such_day'
  if (born > today) return 'not_born_yet'
  if (Number(number.slice(7, 10)) < SMALLEST) return 'number_too_small'
  const mark = CHECK_MARKS[Number(number.slice(0, 6) + number.slice(7, 10)) % CHECK_MARKS.length]
  return mark === number[10] ? null : 'wrong_check'
}

/**
 * The day of birth, `YYYY-MM-DD`, that a well-formed social number contains. Accounts store no birth date of their own.
 */
export function birthDateOf(number: string): string {
  const year = (CENTURIES[number[6] ?? ''] ?? 0) + Number(number.slice(4, 6))
  return `${year}-${number.slice(2, 4)}-${number.slice(0, 2)}`
}

/** A social number as its owner is shown it: the day of birth, and the rest hidden. */
export function maskedSocialNumber(number: string): string {
  return `${number.slice(0, 7)}****`
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}
