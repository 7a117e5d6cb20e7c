import { LinkRow } from '../LinkRow.tsx'
import type { BrokenLinks as Broken } from '../../content/broken-links.ts'
import { documentPath, globalPath } from '../admin-path.ts'
import { t } from '../text.ts'

/** Where links lead nowhere. */
export function BrokenLinks({ broken }: { broken: Broken[] }) {
  const count = broken.reduce((sum, { targets }) => sum + targets.length, 0)
  return (
    <section className="admin-panel" aria-labelledby="admin-broken">
      <h2 id="admin-broken">{t('links.broken')}</h2>
      <p>
        <span className="admin-late">{t('links.broken_count', { count })}</span>
      </p>
      <ul className="admin-rows">
        {broken.map((one) => (
          <LinkRow
            key={pathOf(one)}
            href={pathOf(one)}
            name={'global' in one ? t(`links.global.${one.global}`) : one.title}
            facts={[one.targets.join(', ')]}
          />
        ))}
      </ul>
    </section>
  )
}

function pathOf(one: Broken): string {
  return 'global' in one ? globalPath(one.global) : documentPath(one.collection, one.id)
}
