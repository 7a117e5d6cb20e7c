import { Link } from '@payloadcms/ui'
import { LinkRow } from '../LinkRow.tsx'
import type { draftsWaiting } from '../../repository.ts'
import { documentPath, listPath } from '../admin-path.ts'
import { formatInstant } from '../format.ts'
import { t } from '../text.ts'

/** The newest drafts that are not published, with who saved them. */
export function Drafts({ count, newest }: Awaited<ReturnType<typeof draftsWaiting>>) {
  return (
    <section className="admin-panel" aria-labelledby="admin-drafts">
      <h2 id="admin-drafts">{t('drafts.title')}</h2>
      <p>
        {count === 0 ? (
          t('drafts.none')
        ) : (
          <Link href={listPath('pages', [['_status', 'equals', 'draft']])} prefetch={false}>
            {t('drafts.count', { count })}
          </Link>
        )}
      </p>
      <ul className="admin-rows">
        {newest.map(({ page, title, editedBy, savedAt }) => (
          <LinkRow
            key={page}
            href={documentPath('pages', page)}
            name={title}
            facts={[
              editedBy ? t('drafts.by', { who: editedBy, moment: formatInstant(savedAt) }) : formatInstant(savedAt),
            ]}
          />
        ))}
      </ul>
    </section>
  )
}
