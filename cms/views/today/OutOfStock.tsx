import { Link } from '@payloadcms/ui'
import { documentPath, listPath } from '../admin-path.ts'
import { t } from '../text.ts'
import { OUT_OF_STOCK, type findOutOfStock } from './dashboard-queries.ts'

/** SKUs out of stock. */
export function OutOfStock({ count, first }: Awaited<ReturnType<typeof findOutOfStock>>) {
  return (
    <section className="admin-panel" aria-labelledby="admin-empty-shelves">
      <h2 id="admin-empty-shelves">{t('today.empty_shelves')}</h2>
      {count === 0 && <p className="admin-empty">{t('today.sold_out_hint_zero')}.</p>}
      <ul className="admin-rows">
        {first.map(({ id, title }) => (
          <li key={id}>
            <Link href={documentPath('skus', id)} prefetch={false}>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      {count > first.length && (
        <Link href={listPath('skus', OUT_OF_STOCK)} prefetch={false}>
          {t('today.empty_shelves_more', { count })}
        </Link>
      )}
    </section>
  )
}
