import type { Language } from '#contracts/language.ts'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import type { DocumentId, WithPayload } from '#plugins/kit/storage/documents.ts'

/** An agreement that a rule knows by name. */
export type AgreementKey =
  'terms' | 'account_terms' | 'friends_terms' | typeof LENS_AGREEMENT | typeof GLASSES_AGREEMENT | typeof COMPANY_TERMS

/** The agreement on lens subscriptions: what comes, what is charged for it, and how it ends. */
export const LENS_AGREEMENT = 'lens_agreement'
/** The agreement on glasses by the month. */
export const GLASSES_AGREEMENT = 'glasses_agreement'
/** The terms of what companies pay for their people. */
export const COMPANY_TERMS = 'company_terms'

/** A page of an agreement: its id, and its path while it is published. */
export interface AgreementPage {
  id: DocumentId
  path: string | null
}

/**
 * Finds the page that the editors have chosen for an agreement, and its translation where a language is asked for; null where they have none.
 */
export type FindAgreementPage = (
  context: WithPayload,
  key: AgreementKey,
  language?: Language,
) => Promise<AgreementPage | null>

const EXTENSION_POINT = 'agreement pages'

/** For `extend`: registers who knows the pages of agreements. */
export function findingAgreementPages(handlers: Record<string, FindAgreementPage>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** The page of an agreement, or of its translation; null where nobody knows one. */
export async function agreementPage(
  context: WithPayload,
  key: AgreementKey,
  language?: Language,
): Promise<AgreementPage | null> {
  for (const find of handlersOf<FindAgreementPage>(context.payload.config, EXTENSION_POINT).values()) {
    const page = await find(context, key, language)
    if (page) return page
  }
  return null
}
