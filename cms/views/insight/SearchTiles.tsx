import type { SearchFigures } from '#domain/insight/top-searches.ts'
import { t } from '../text.ts'
import { percentOf, wholeNumber } from '../format.ts'

/** How much was searched for, and how much of it found nothing. */
export function SearchTiles({ figures: { asked, different, empty } }: { figures: SearchFigures }) {
  const tiles = [
    { name: 'asked', count: wholeNumber(asked), hint: t('insight.asked_hint') },
    { name: 'different', count: wholeNumber(different), hint: t('insight.different_hint') },
    { name: 'empty', count: percentOf(empty, asked), hint: t('insight.empty_hint', { count: empty }) },
  ]
  return (
    <ul className="admin-tiles insight-tiles">
      {tiles.map(({ name, count, hint }) => (
        <li className={empty > 0 && name === 'empty' ? 'admin-tile admin-tile--alarming' : 'admin-tile'} key={name}>
          <p>
            <span className="admin-tile__name">{t(`insight.${name}`)}</span>
            <span className="admin-tile__count">{count}</span>
            <span className="admin-tile__hint">{hint}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
