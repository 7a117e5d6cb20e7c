import type { Language } from '#contracts/language.ts'
import { agreementSections } from '#domain/agreements/agreement-text.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { languageOfPath } from '#domain/language-path.ts'
import { textOf } from '#locales/texts.ts'
import type { LetterContent } from '#plugins/kit/mail/letter.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'
import { agreementOn, type AgreementKey, type AgreementVersion } from './repository.ts'

/** The day on which the accepted version of an agreement came into force; null where there was none to accept. */
export type Accepted = readonly [AgreementKey, string | null]

/**
 * The agreements that were accepted, whole, as a letter must carry them (consumer protection act, 6:13), and a link to each version, which stays readable.
 * Nothing where the shop had published none.
 */
export async function termsToKeep(
  context: WithPayload,
  language: Language,
  accepted: readonly Accepted[],
): Promise<Pick<LetterContent, 'appendix'> & { links: NonNullable<LetterContent['links']> }> {
  const t = textOf(language, 'mail')
  const found = accepted.map(([key, day]) => (day === null ? null : agreementOn(context, key, day, language)))
  const agreements = (await Promise.all(found)).flatMap((one) => one ?? [])
  const [first] = agreements
  if (!first) return { links: [] }
  const named = ({ title, effectiveOn }: AgreementVersion) => t('stored_terms', { title, day: finnishDay(effectiveOn) })
  const company = sellerLines(language, await sellerOf(context))
  return {
    appendix: {
      title: named(first.version),
      sections: [
        ...agreements.flatMap(({ version }) => agreementSections(version.title, version.blocks, company)),
        {
          heading: null,
          paragraphs: [textOf(language, 'agreements')(`language.${languageRead(first.path, language)}`)],
        },
      ],
    },
    links: agreements.flatMap(({ path, version }) => {
      const href = path && shopUrl(`${inOwnLanguage(path)}?versio=${version.effectiveOn}`)
      return href ? [{ href, label: named(version) }] : []
    }),
  }
}

/** The language of the terms: the letter's, unless they were never published in it. */
function languageRead(path: string | null, language: Language): Language {
  return path === null ? language : languageOfPath(path).language
}

/** Names the language of the page, whatever the letter's: a translation may not have this version. */
function inOwnLanguage(path: string): string {
  const { language, path: plain } = languageOfPath(path)
  return `/${language}${plain}`
}
