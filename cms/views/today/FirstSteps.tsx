import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { EDITORS, hasRole, MARKETERS } from '#plugins/kit/admin/access.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'
import { documentPath, globalPath, listPath } from '../admin-path.ts'
import { t } from '../text.ts'

/** What editors, marketers, customer service and staff of a store come to do, and who does. */
const LINKS: { name: string; href: string; roles: StaffRole[] }[] = [
  { name: 'new_page', href: '/admin/collections/pages/create', roles: EDITORS },
  { name: 'pages', href: '/admin/collections/pages', roles: MARKETERS },
  { name: 'menus', href: globalPath('menus'), roles: MARKETERS },
  { name: 'redirects', href: '/admin/collections/redirects', roles: MARKETERS },
  { name: 'banner', href: globalPath('banner'), roles: EDITORS },
  { name: 'customers', href: '/admin/asiakkaat', roles: ['customer-service'] },
  { name: 'bookings', href: '/admin/ajanvaraus', roles: ['customer-service'] },
  { name: 'orders', href: listPath('orders'), roles: ['customer-service'] },
]

/** The first steps of a day, so that staff need not look for them in the menu. */
export function FirstSteps({ req }: { req: PayloadRequest }) {
  const links = [...LINKS.filter(({ roles }) => hasRole(req, roles)), ...ownStore(req)]
  if (links.length === 0) return null
  return (
    <section className="admin-panel" aria-labelledby="admin-content">
      <h2 id="admin-content">{t('content.title')}</h2>
      <ul className="admin-rows">
        {links.map(({ name, href }) => (
          <li key={name}>
            <Link href={href} prefetch={false}>
              <span>{t(`content.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ownStore(req: PayloadRequest): { name: string; href: string }[] {
  const { store } = (req.user ?? {}) as { store?: DocumentId | { id: DocumentId } | null }
  if (!hasRole(req, ['store-staff']) || !store) return []
  return [{ name: 'own_store', href: documentPath('stores', typeof store === 'object' ? store.id : store) }]
}
