import type { AdminViewServerProps } from 'payload'
import { EDITORS } from '#plugins/kit/admin/access.ts'
import { AdminBody } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { NewPageForm } from './NewPageForm.tsx'

/**
 * Where a page begins: by its title. Payload would write a nameless draft on the first look. Views of a collection
 * stand in Payload's frame already.
 */
export function NewPageView({ initPageResult: { req } }: AdminViewServerProps) {
  onlyFor(EDITORS, req, '/admin/collections/pages/create')
  return (
    <AdminBody title={t('new_page.title')} lead={t('new_page.lead')}>
      <NewPageForm />
    </AdminBody>
  )
}
