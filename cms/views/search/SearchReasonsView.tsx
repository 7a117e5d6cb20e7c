import type { AdminViewServerProps } from 'payload'
import { MARKETERS } from '#plugins/kit/admin/access.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { SearchReasons } from './SearchReasons.tsx'

/** Why results of a search stand where they do. */
export function SearchReasonsView(view: AdminViewServerProps) {
  onlyFor(MARKETERS, view.initPageResult.req, '/admin/haun-perusteet')
  return (
    <AdminPage view={view} title={t('search.title')} lead={t('search.lead')}>
      <SearchReasons />
    </AdminPage>
  )
}
