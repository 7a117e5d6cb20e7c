import { LinkRow } from '../LinkRow.tsx'
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
          <LinkRow key={id} href={documentPath('pages', id)} name={title} facts={[sentences.join(' ')]} />
        ))}
      </ul>
    </section>
  )
}
