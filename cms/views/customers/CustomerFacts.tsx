import { writtenPhone } from '#domain/customers/phone.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { t } from '../text.ts'

/** How a customer is reached, and how surely the customer is identified. */
export function CustomerFacts({ customer }: { customer: StoredCustomer }) {
  const { email, phone, street, postalCode, town, isIdentified, passwordHash } = customer
  return (
    <section className="admin-panel" aria-labelledby="admin-customer-facts">
      <h2 id="admin-customer-facts">{t('customers.facts')}</h2>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
        {phone && (
          <>
            <br />
            <a href={`tel:${phone}`}>{writtenPhone(phone)}</a>
          </>
        )}
      </p>
      {street && (
        <p>
          {street}
          <br />
          {`${postalCode} ${town}`}
        </p>
      )}
      <p>{t(isIdentified ? 'customers.identified' : 'customers.not_identified')}</p>
      {!passwordHash && <p>{t('customers.no_password')}</p>}
    </section>
  )
}
