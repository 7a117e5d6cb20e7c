import { Link } from '@payloadcms/ui'
import type { WarnedPage } from '../../content/recent-warnings.ts'
import { documentPath } from '../admin-path.ts'
import { t } from '../text.ts'

/** What to look at on pages that were published lately. */
export function PageWarnings({ pages }: { pages: WarnedPage[] }) {
  return (
    <section className="admin-panel" aria-labelledby="admin-warnings">
      <h2 id="admin-warnings">{t('warnings.title')}</h2>
      <p>{t('warnings.lead')}</p>
      <ul className="admin-rows">
        {pages.map(({ id, title, sentences }) => (
          <li key={id}>
            <Link href={documentPath('pages', id)} prefetch={false}>
              <span>{title}</span>
              <span className="admin-rows__aside">{sentences.join(' ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
