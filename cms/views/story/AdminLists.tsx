import type { ReactNode } from 'react'
import { t } from '../text.ts'

interface AdminListsProps {
  /** The texts of the lists: `<text>.<name>` and `<text>.<name>_hint`. */
  text: 'subscriptions' | 'lifestyle'
  lists: readonly { name: string; count: number; shown: number; rows: ReactNode }[]
  /** Those that need staff as soon as one is in them. */
  alarming: readonly string[]
  /** Between the tiles and the lists. */
  children?: ReactNode
}

/** How many are in each list, and the lists themselves. */
export function AdminLists({ text, lists, alarming, children }: AdminListsProps) {
  const toneOf = (name: string, count: number) => {
    if (count === 0) return 'admin-tile admin-tile--calm'
    return alarming.includes(name) ? 'admin-tile admin-tile--alarming' : 'admin-tile'
  }
  return (
    <>
      <ul className="admin-tiles">
        {lists.map(({ name, count }) => (
          <li key={name} className={toneOf(name, count)}>
            <a href={`#${name}`}>
              <span className="admin-tile__name">{t(`${text}.${name}`)}</span>
              <span className="admin-tile__count">{count}</span>
              <span className="admin-tile__hint">{t(`${text}.${name}_hint`)}</span>
            </a>
          </li>
        ))}
      </ul>
      {children}
      {lists
        .filter(({ count }) => count > 0)
        .map(({ name, count, shown, rows }) => (
          <section key={name} className="admin-panel" aria-labelledby={name}>
            <h2 id={name}>{t(`${text}.${name}`)}</h2>
            {count > shown && <p>{t('story.shown', { shown, count })}</p>}
            {rows}
          </section>
        ))}
    </>
  )
}
