'use client'
import { Link, NavGroup, useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { t } from '../text.ts'

const LINKS = [
  { href: '/admin', name: 'today', isOfOrders: false },
  { href: '/admin/optikko', name: 'optician', isOfOrders: true },
  { href: '/admin/collections/orders', name: 'orders', isOfOrders: true },
]

/** Links to the custom admin pages, above Payload's navigation. */
export function DeskLinks() {
  const here = usePathname()
  const { user } = useAuth<{ roles?: string[] }>()
  const handlesOrders = ['admin', 'order-handler'].some((role) => user?.roles?.includes(role))
  const isHere = (href: string) => here === href || (href !== '/admin' && here.startsWith(`${href}/`))
  return (
    <div className={user?.roles?.includes('admin') ? 'desk-links' : 'desk-links desk-links--looks'}>
      <NavGroup label={t('nav.label')}>
        {LINKS.filter(({ isOfOrders }) => !isOfOrders || handlesOrders).map(({ href, name }) => (
          <Link
            key={href}
            className="nav__link"
            href={href}
            prefetch={false}
            aria-current={here === href ? 'page' : undefined}
          >
            {isHere(href) && <div className="nav__link-indicator" />}
            <span className="nav__link-label">{t(`nav.${name}`)}</span>
          </Link>
        ))}
      </NavGroup>
    </div>
  )
}
