import { Link } from '@payloadcms/ui'
import type { BrokenLinks as Broken } from '../../content/broken-links.ts'
import { documentPath } from '../desk-path.ts'
import { t } from '../text.ts'

/** Pages and redirects with links that lead nowhere. */
export function BrokenLinks({ broken }: { broken: Broken[] }) {
  const count = broken.reduce((sum, { targets }) => sum + targets.length, 0)
  return (
    <section className="desk-panel" aria-labelledby="desk-broken">
      <h2 id="desk-broken">{t('links.broken')}</h2>
      <p>
        <span className="desk-late">{t('links.broken_count', { count })}</span>
      </p>
      <ul className="desk-rows">
        {broken.map(({ collection, id, title, targets }) => (
          <li key={`${collection} ${id}`}>
            <Link href={documentPath(collection, id)} prefetch={false}>
              <span>{title}</span>
              <span className="desk-rows__aside">{targets.join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
