import { UnpublishButton } from '@payloadcms/ui'
import type { UnpublishButtonServerProps } from 'payload'
import { findLinksHere } from '../../content/links-here.ts'
import { keyLabels } from '../../globals/page-keys.ts'
import { t } from '../text.ts'

/** All are listed beside the form. */
const MOST_NAMED = 5

/** Takes a page off, and says beforehand what leads to it. */
export async function UnpublishPage({ id, payload }: UnpublishButtonServerProps & { id?: string | number }) {
  const found = id === undefined ? null : await findLinksHere({ payload }, id)
  const names = [
    ...(found?.pages.map(({ title }) => title) ?? []),
    ...(found?.globals.map((slug) => t(`links.global.${slug}`)) ?? []),
    ...(found?.keys.map((key) => keyLabels[key]) ?? []),
  ]
  const all = names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? '…' : '')
  const count = names.length
  return <UnpublishButton label={t(count > 0 ? 'links.unpublish_linked' : 'links.unpublish', { count, names: all })} />
}
