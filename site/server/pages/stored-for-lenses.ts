import type { APIContext } from 'astro'
import { listPrescriptions, readPrescription, type StoredSummary } from '#contracts/kept-prescriptions.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import type { InLanguage } from '../../shared/language.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { rxFormValues } from '../../shared/rx-form-values.ts'
import { gateFor } from './account-gate.ts'

type Page = InLanguage & Pick<APIContext, 'url' | 'request'>

/** What a signed-in customer may order lenses by, and the values of the chosen one. */
export interface StoredForLenses {
  choices: StoredSummary[]
  chosen: { examinedOn: string; values: FormData } | null
}

/**
 * Stored prescriptions that still serve. One named in the address is opened, with strong trust only: a reader with less
 * is sent to strong identification and comes back to it.
 */
export async function storedForLenses(page: Page): Promise<StoredForLenses | Response> {
  const ref = page.url.searchParams.get(pageQuery.saved)
  const isSignedIn = page.request.headers.get('cookie')?.includes('customer=')
  if (!isSignedIn && ref === null) return { choices: [], chosen: null }

  const visitor = asVisitor(page.request)
  const listed = await call(listPrescriptions, {}, visitor)
  const all = listed.ok ? listed.value.prescriptions : []
  const choices = all.filter(({ kind, file, validity }) => {
    const isValid = validity === 'valid' || validity === 'ages'
    return kind === 'glasses' && !file && isValid
  })
  if (ref === null || page.request.method === 'POST') return { choices, chosen: null }

  const opened = await call(readPrescription, { ref, why: 'ordering' }, visitor)
  if (!opened.ok) return gateFor(page, opened.failure) ?? { choices, chosen: null }
  const { glasses } = opened.value.prescription
  return { choices, chosen: glasses && { examinedOn: glasses.examinedOn, values: rxFormValues(glasses) } }
}
