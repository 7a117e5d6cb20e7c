import { Link } from '@payloadcms/ui'
import type { WarnedPage } from '../../content/recent-warnings.ts'
import { documentPath } from '../admin-path.ts'
import { t } from '../text.ts'

/** What to look at on pages that were published lately. */
export function PageWarnings({ pages }: { pages: WarnedPage[] }) {
  return (
    <section className="desk-panel" aria-labelledby="desk-warnings">
      <h2 id="desk-warnings">{t('warnings.title')}</h2>
      <p>{t('warnings.lead')}</p>
      <ul className="desk-rows">
        {pages.map(({ id, title, sentences }) => (
          <li key={id}>
            <Link href={documentPath('pages', id)} prefetch={false}>
              <span>{title}</span>
              <span className="desk-rows__aside">{sentences.join(' ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
