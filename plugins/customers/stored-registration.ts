import type { CustomerDetails, MarketingConsent } from '#contracts/customers.ts'

/** A registration as it waits for its mailed link. Phone and address are there where a store has typed them. */
export interface StoredRegistration
  extends
    Pick<CustomerDetails, 'firstName' | 'lastName' | 'language'>,
    Partial<Pick<CustomerDetails, 'phone' | 'street' | 'postalCode' | 'town'>> {
  /** Null of one whom a store has added: she chooses her password when she confirms. */
  passwordHash: string | null
  marketing: MarketingConsent[]
  termsVersion: string | null
}
