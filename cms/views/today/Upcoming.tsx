import { Link } from '@payloadcms/ui'
import { momentFormat } from '#plugins/kit/admin/admin-fields.ts'
import { LinkRow } from '../LinkRow.tsx'
import type { upcomingMoments, Release } from '../../schedule/repository.ts'
import { documentPath, listPath } from '../admin-path.ts'
import { formatInstant } from '../format.ts'
import { RanAt } from '../releases/RanAt.tsx'
import { ShopPreview } from '../releases/ShopPreview.tsx'
import { t } from '../text.ts'

interface UpcomingProps {
  moments: ReturnType<typeof upcomingMoments>
  troubled: Pick<Release, 'id' | 'name' | 'trouble'>[]
  ranAt: string | null
}

/** What goes live and comes back next, what was not done, and the shop as it will be. */
export function Upcoming({ moments, troubled, ranAt }: UpcomingProps) {
  return (
    <section className="admin-panel" aria-labelledby="admin-upcoming">
      <div className="admin-panel__head">
        <h2 id="admin-upcoming">{t('upcoming.title')}</h2>
        <Link href={listPath('releases')} prefetch={false}>
          {t('upcoming.all')}
        </Link>
      </div>
      {moments.length === 0 && <p className="admin-empty">{t('upcoming.none')}</p>}
      <ul className="admin-rows">
        {moments.map(({ id, name, what, at }) => (
          <LinkRow
            key={`${id} ${what}`}
            href={documentPath('releases', id)}
            name={name}
            facts={[t(`upcoming.${what}`, { at: formatInstant(at) })]}
          />
        ))}
      </ul>
      {troubled.length > 0 && (
        <>
          <p>
            <span className="admin-late">{t('upcoming.trouble')}</span> {t('upcoming.trouble_hint')}
          </p>
          <ul className="admin-rows">
            {troubled.map(({ id, name, trouble }) => (
              <LinkRow key={id} href={documentPath('releases', id)} name={name} facts={[trouble ?? '']} />
            ))}
          </ul>
        </>
      )}
      <ShopPreview at={moments[0]?.at ?? null} format={momentFormat(t('release.preview_at'))} />
      <RanAt at={ranAt} />
    </section>
  )
}
