import type { PayloadRequest } from 'payload'
import type { StoredAfterDeletion } from '#contracts/accounts.ts'
import type { Language } from '#contracts/language.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { textOf } from '#locales/texts.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { pagePath, shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { StoredCustomer } from '../repository.ts'

const pages = {
  sign_in: '/omat-sivut/kirjaudu-sisaan',
  forgot_password: '/omat-sivut/unohtuiiko-salasana',
  data: '/omat-sivut/tehtäviä/omat-tiedot',
} as const

/** The address of a page of the account. */
function accountPage(page: keyof typeof pages): string {
  return shopUrl(pages[page])
}

/** The address of the editors' page on how to reach the chain; the home page where there is none. */
async function contactPage(req: PayloadRequest): Promise<string> {
  return shopUrl((await pagePath(req, 'contact_us')) ?? '/')
}

/** The address at which a mailed token is opened. */
export function accountLink(token: string): string {
  return shopUrl(`/omat-sivut/vahvista/${token}`)
}

/** Who had the account. */
export interface FormerCustomer {
  email: string
  firstName: string
  language: Language
}

/** Confirms that an account is deleted, and says what the law makes us keep. */
export async function accountDeletedLetter(
  req: PayloadRequest,
  { email, firstName: name, language }: FormerCustomer,
  stored: readonly StoredAfterDeletion[],
): Promise<Letter> {
  const t = textOf(language, 'account-tasks')
  const listed = stored.map(({ period, count, until }) => {
    const what = t(`stored.${period}`, { count })
    return until ? t('mail.deleted.stored_until', { what, day: finnishDay(until) }) : what
  })
  const what = listed.join(', ')
  return letter(req, language, {
    to: email,
    subject: t('mail.deleted.subject'),
    paragraphs: [
      t('mail.deleted.body', { name }),
      what ? t('mail.deleted.stored', { what }) : t('mail.deleted.nothing_stored'),
      t('mail.deleted.not_you'),
    ],
    links: [{ href: await contactPage(req), label: t('mail.deleted.link') }],
  })
}

/** Informs the owner of an address that an account was asked for with it and already exists. */
export function accountExistsLetter(req: PayloadRequest, customer: StoredCustomer): Promise<Letter> {
  const { email, firstName: name, language } = customer
  const t = textOf(language, 'account')
  return letter(req, language, {
    to: email,
    subject: t('mail.exists.subject'),
    paragraphs: [t('mail.exists.body', { name }), t('mail.exists.not_asked')],
    links: [
      { href: accountPage('sign_in'), label: t('mail.exists.link') },
      { href: accountPage('forgot_password'), label: t('mail.exists.forgot') },
    ],
  })
}

/**
 * Informs one of the two addresses that the accounts are one. It names no address: two persons may have been mixed up.
 */
export async function accountsMergedLetter(req: PayloadRequest, customer: StoredCustomer, to: string): Promise<Letter> {
  const { email, firstName: name, language } = customer
  const t = textOf(language, 'account')
  return letter(req, language, {
    to,
    subject: t('mail.merged.subject'),
    paragraphs: [
      t('mail.merged.body', { name }),
      t(to === email ? 'mail.merged.stays' : 'mail.merged.goes'),
      t('mail.merged.not_you'),
    ],
    links: [{ href: await contactPage(req), label: t('mail.merged.link') }],
  })
}

/** Informs the former address that the account has another one. */
export async function emailChangedLetter(req: PayloadRequest, before: StoredCustomer): Promise<Letter> {
  const { email, firstName: name, language } = before
  const t = textOf(language, 'account')
  return letter(req, language, {
    to: email,
    subject: t('mail.email_changed.subject'),
    paragraphs: [t('mail.email_changed.body', { name }), t('mail.email_changed.not_you')],
    links: [{ href: await contactPage(req), label: t('mail.email_changed.link') }],
  })
}

/** The link that confirms a new address. */
export function emailLinkLetter(
  req: PayloadRequest,
  { firstName: name, language }: StoredCustomer,
  email: string,
  token: string,
): Promise<Letter> {
  const t = textOf(language, 'account')
  return letter(req, language, {
    to: email,
    subject: t('mail.email.subject'),
    paragraphs: [t('mail.email.body', { name }), t('mail.email.not_asked')],
    links: [{ href: accountLink(token), label: t('mail.email.link') }],
  })
}

/** Informs the customer that an export can be downloaded, behind sign-in. */
export function exportReadyLetter(req: PayloadRequest, customer: StoredCustomer): Promise<Letter> {
  const { email, firstName: name, language } = customer
  const t = textOf(language, 'account-tasks')
  return letter(req, language, {
    to: email,
    subject: t('mail.export.subject'),
    paragraphs: [t('mail.export.body', { name }), t('mail.export.not_asked')],
    links: [{ href: accountPage('data'), label: t('mail.export.link') }],
  })
}

/** Informs the customer that the password has changed. */
export function passwordChangedLetter(req: PayloadRequest, customer: StoredCustomer): Promise<Letter> {
  const { email, firstName: name, language } = customer
  const t = textOf(language, 'account')
  return letter(req, language, {
    to: email,
    subject: t('mail.password_changed.subject'),
    paragraphs: [t('mail.password_changed.body', { name }), t('mail.password_changed.not_you')],
    links: [{ href: accountPage('forgot_password'), label: t('mail.password_changed.link') }],
  })
}

/** The link to a new password. */
export function passwordLinkLetter(req: PayloadRequest, customer: StoredCustomer, token: string): Promise<Letter> {
  const { email, firstName: name, language } = customer
  const t = textOf(language, 'account')
  return letter(req, language, {
    to: email,
    subject: t('mail.password.subject'),
    paragraphs: [t('mail.password.body', { name }), t('mail.password.not_asked')],
    links: [{ href: accountLink(token), label: t('mail.password.link') }],
  })
}
