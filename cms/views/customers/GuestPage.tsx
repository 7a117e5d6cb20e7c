import { notFound, redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { accountEmail } from '#domain/customers/email.ts'
import { guestOf } from '#plugins/customers/admin-person.ts'
import { CUSTOMER_STAFF, EXAM_STAFF, hasRole, OPTICIANS, ORDER_READERS } from '#plugins/kit/admin/access.ts'
import { customerPath, guestPath } from '../admin-path.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { findGuest } from './find-guest.ts'
import {
  PersonBookings,
  PersonCharges,
  PersonGiftCards,
  PersonMessages,
  PersonOrders,
  PersonWithdrawals,
  PersonWritten,
} from './PersonLists.tsx'
import { PersonFriends } from './PersonFriends.tsx'

/**
 * A customer without an account in the admin, by an order or a booking: all that was done with its address or phone.
 * The address of the page names the order or booking and not the person, since addresses stay in browsers.
 */
export async function GuestPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const from = String(
    Object.values(view.params ?? {})
      .flat()
      .at(1) ?? '',
  )
  onlyFor(ORDER_READERS, req, guestPath(from))
  const guest = await findGuest(req, from)
  if (!guest) return notFound()
  if (guest.customer) return redirect(customerPath(guest.customer))
  const isCustomerStaff = hasRole(req, CUSTOMER_STAFF)
  const at = { req, person: guestOf(guest), path: guestPath(from), search: view.searchParams ?? {} }
  return (
    <AdminPage
      view={view}
      title={guest.name}
      facts={<p className="admin-head__facts">{t('customers.guest')}</p>}
      lead={t('customers.guest_lead')}
    >
      <div className="admin-order">
        <div className="admin-order__main">
          <PersonOrders {...at} />
          {hasRole(req, EXAM_STAFF) && <PersonBookings {...at} />}
          {hasRole(req, OPTICIANS) && <PersonWritten {...at} />}
          {isCustomerStaff && <PersonWithdrawals {...at} />}
          {isCustomerStaff && <PersonGiftCards {...at} />}
          {isCustomerStaff && <PersonCharges {...at} />}
          {isCustomerStaff && <PersonMessages {...at} />}
        </div>
        <div className="admin-order__side">
          <section className="admin-panel" aria-labelledby="admin-customer-facts">
            <h2 id="admin-customer-facts">{t('customers.facts')}</h2>
            <p>
              {guest.email && <a href={`mailto:${guest.email}`}>{guest.email}</a>}
              {guest.email && guest.phone && <br />}
              {guest.phone && <a href={`tel:${guest.phone.replaceAll(' ', '')}`}>{guest.phone}</a>}
            </p>
          </section>
          {isCustomerStaff && guest.email && (
            <PersonFriends req={req} friend={{ email: accountEmail(guest.email), customer: null }} />
          )}
        </div>
      </div>
    </AdminPage>
  )
}
