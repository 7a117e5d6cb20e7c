import { Link } from '@payloadcms/ui'
import { listPath } from '../desk-path.ts'
import { t } from '../text.ts'

const MAX_NAMED = 6

/** The alarm of documents whose sealed values could not be opened. */
export function UnreadableDocuments({ names }: { names: string[] }) {
  return (
    <section className="desk-panel" aria-labelledby="desk-unreadable">
      <h2 id="desk-unreadable">{t('unreadable.title')}</h2>
      <p>
        <span className="desk-late">{t('unreadable.count', { count: names.length })}</span> {t('unreadable.what')}
      </p>
      <Link href={listPath('unreadable-documents')} prefetch={false}>
        {names.slice(0, MAX_NAMED).join(', ')}
        {names.length > MAX_NAMED && ` ${t('unreadable.more', { count: names.length - MAX_NAMED })}`}
      </Link>
    </section>
  )
}
