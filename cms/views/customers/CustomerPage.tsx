import { notFound, redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import {
  CUSTOMER_KEEPERS,
  CUSTOMER_STAFF,
  EXAM_STAFF,
  hasRole,
  OPTICIANS,
  ORDER_READERS,
} from '#plugins/kit/admin/access.ts'
import { personOf as memberOf } from '#plugins/friends/member-records.ts'
import { mergedInto } from '#plugins/customers/merge-customers.ts'
import { personOf } from '#plugins/customers/admin-person.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { customerPath } from '../admin-path.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { CustomerActions } from './CustomerActions.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { CustomerContracts, CustomerInvoices, CustomerPrescriptions, CustomerSubscriptions } from './CustomerLists.tsx'
import {
  PersonBookings,
  PersonCharges,
  PersonGiftCards,
  PersonMessages,
  PersonOrders,
  PersonWithdrawals,
} from './PersonLists.tsx'
import { PersonFriends } from './PersonFriends.tsx'
import { CustomerConsents, CustomerSessions, CustomerTrail } from './CustomerRecords.tsx'

/** A customer in the admin: what staff of each role may see and do. */
export async function CustomerPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const number = String(
    Object.values(view.params ?? {})
      .flat()
      .at(1) ?? '',
  )
  onlyFor(ORDER_READERS, req, customerPath(number))
  const customer = await findCustomer(req, number)
  if (!customer) {
    const into = await mergedInto(req, number)
    return into ? redirect(customerPath(into)) : notFound()
  }
  const { firstName, lastName } = customer
  const isCustomerStaff = hasRole(req, CUSTOMER_STAFF)
  const at = { req, customer, person: personOf(customer), path: customerPath(number), search: view.searchParams ?? {} }
  return (
    <AdminPage
      view={view}
      title={`${firstName} ${lastName}`}
      facts={<p className="admin-head__facts">{number}</p>}
      lead=""
    >
      {isCustomerStaff && (
        <CustomerActions
          number={number}
          details={{
            firstName,
            lastName,
            language: customer.language,
            phone: customer.phone ?? '',
            street: customer.street ?? '',
            postalCode: customer.postalCode ?? '',
            town: customer.town ?? '',
          }}
          isKeeper={hasRole(req, CUSTOMER_KEEPERS)}
        />
      )}
      <div className="admin-order">
        <div className="admin-order__main">
          <PersonOrders {...at} />
          {isCustomerStaff && <CustomerSubscriptions {...at} />}
          {isCustomerStaff && <CustomerContracts {...at} />}
          {hasRole(req, EXAM_STAFF) && <PersonBookings {...at} />}
          {isCustomerStaff && <CustomerInvoices {...at} />}
          {hasRole(req, OPTICIANS) && <CustomerPrescriptions {...at} />}
          {isCustomerStaff && <PersonWithdrawals {...at} />}
          {isCustomerStaff && <PersonGiftCards {...at} />}
          {isCustomerStaff && <PersonCharges {...at} />}
          {isCustomerStaff && <PersonMessages {...at} />}
        </div>
        <div className="admin-order__side">
          <CustomerFacts customer={customer} />
          {isCustomerStaff && (
            <>
              <PersonFriends req={req} friend={memberOf(customer)} />
              <CustomerSessions {...at} />
              <CustomerConsents {...at} />
              <CustomerTrail {...at} />
            </>
          )}
        </div>
      </div>
    </AdminPage>
  )
}
