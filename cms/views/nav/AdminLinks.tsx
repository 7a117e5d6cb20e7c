'use client'
import { Link, NavGroup, useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { t } from '../text.ts'

const ORDER_STAFF = ['admin', 'order-handler']
const CUSTOMER_STAFF = [...ORDER_STAFF, 'customer-service']

/** The links, and the roles of staff that see them; all where there are none. */
const LINKS = [
  { href: '/admin', name: 'today' },
  { href: '/myymäläkirjautuminen', name: 'store_mode', roles: [...CUSTOMER_STAFF, 'store-staff'] },
  { href: '/admin/ajanvaraus', name: 'bookings', roles: ['admin', 'customer-service', 'optician', 'store-staff'] },
  { href: '/admin/optikko', name: 'optician', roles: [...ORDER_STAFF, 'optician'] },
  { href: '/admin/collections/orders', name: 'orders', roles: [...CUSTOMER_STAFF, 'optician'] },
  { href: '/admin/keraily', name: 'picking', roles: ORDER_STAFF },
  { href: '/admin/asiakkaat', name: 'customers', roles: [...CUSTOMER_STAFF, 'optician'] },
  {
    href: '/admin/kestotilaukset',
    name: 'subscriptions',
    roles: [...CUSTOMER_STAFF, 'store-staff', 'editor', 'marketer'],
  },
  { href: '/admin/lifestyle', name: 'lifestyle', roles: [...CUSTOMER_STAFF, 'editor', 'marketer'] },
  { href: '/admin/yritykset', name: 'business', roles: CUSTOMER_STAFF },
  { href: '/admin/laskutus', name: 'invoices', roles: ORDER_STAFF },
  { href: '/admin/kirjanpito', name: 'ledger', roles: ['admin'] },
  { href: '/admin/lahjakortit', name: 'giftcards', roles: ORDER_STAFF },
  { href: '/admin/friends', name: 'friends', roles: ORDER_STAFF },
  { href: '/admin/lomakkeet', name: 'forms', roles: ['admin', 'customer-service', 'editor', 'marketer'] },
  { href: '/admin/haut', name: 'searches', roles: ['admin', 'editor', 'marketer'] },
  { href: '/admin/kokeet', name: 'experiments', roles: ['admin', 'editor', 'marketer'] },
  { href: '/admin/haun-perusteet', name: 'search', roles: ['admin', 'editor', 'marketer'] },
  { href: '/admin/widgetit', name: 'widgets', roles: ['admin', 'editor', 'marketer'] },
]

/** Links to the custom admin pages, above Payload's navigation. */
export function AdminLinks() {
  const here = usePathname()
  const { user } = useAuth<{ roles?: string[] }>()
  const maySee = (roles?: string[]) => !roles || roles.some((role) => user?.roles?.includes(role))
  const isHere = (href: string) => here === href || (href !== '/admin' && here.startsWith(`${href}/`))
  return (
    <div className={user?.roles?.includes('admin') ? 'admin-links' : 'admin-links admin-links--looks'}>
      <NavGroup label={t('nav.label')}>
        {LINKS.filter(({ roles }) => maySee(roles)).map(({ href, name }) => {
          const label = <span className="nav__link-label">{t(`nav.${name}`)}</span>
          // The shop is no page of the admin, whose links load a part of one.
          if (!href.startsWith('/admin'))
            return (
              <a key={href} className="nav__link" href={href}>
                {label}
              </a>
            )
          return (
            <Link
              key={href}
              className="nav__link"
              href={href}
              prefetch={false}
              aria-current={here === href ? 'page' : undefined}
            >
              {isHere(href) && <div className="nav__link-indicator" />}
              {label}
            </Link>
          )
        })}
      </NavGroup>
    </div>
  )
}
