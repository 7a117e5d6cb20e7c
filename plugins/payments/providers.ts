import type { Payload } from 'payload'
import type { PaymentMethodId } from '#contracts/payments.ts'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'
import type { PaymentProvider } from './provider.ts'

const PROVIDERS = 'payment providers'

/** For `extend`: registers who collects by which methods, so that what charges imports no provider. */
export function collectingBy(providers: Partial<Record<PaymentMethodId, () => PaymentProvider>>): Handlers {
  return { [PROVIDERS]: providers }
}

/** The provider that collects by a method and gives back what was paid by it. */
export function providerFor(
  { payload }: { payload: Pick<Payload, 'config'> },
  method: PaymentMethodId,
): PaymentProvider {
  const open = handlersOf<() => PaymentProvider>(payload.config, PROVIDERS).get(String(method))
  if (!open) throw new Error(`No provider collects by payment method ${method}`)
  return open()
}
