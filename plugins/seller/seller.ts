import type { GlobalAfterChangeHook, GlobalConfig, TextField } from 'payload'
import { isEmail } from '#domain/customers/email.ts'
import { oneLine } from '#domain/customers/name.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { isBusinessId } from '#domain/seller/is-business-id.ts'
import { SHELL_TAG } from '#domain/cache-tags.ts'
import { anyStaff, hiddenFromHandlers, staffIn } from '#plugins/kit/admin/access.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { cachedSeller } from './repository.ts'

const invalidateCaches: GlobalAfterChangeHook = async ({ req }) => {
  await cachedSeller.invalidate(req)
  await invalidate(req, [SHELL_TAG])
}

/** The seller's company data, which the law requires on receipts, in letters, in the terms and on the contact page. */
export const seller: GlobalConfig = {
  slug: 'seller',
  label: 'Yritystiedot',
  admin: {
    group: 'Asetukset',
    hidden: hiddenFromHandlers,
    description:
      'Myyjän tiedot näkyvät kuiteissa, sähköposteissa, ostoehdoissa ja jokaisen sivun alaosassa. Muutos näkyy heti, mutta jo lähetetyt kuitit ja viestit pysyvät ennallaan.',
  },
  access: { read: anyStaff, update: staffIn('admin') },
  hooks: { afterChange: [invalidateCaches] },
  fields: [
    line('name', 'Yrityksen nimi', 120, () => true, 'Kaupparekisteriin merkitty nimi, esimerkiksi Esimerkki Oy.'),
    line(
      'businessId',
      'Y-tunnus',
      9,
      (text) => isBusinessId(text) || 'Tarkista Y-tunnus. Se on muotoa 1234567-1, ja viimeinen numero on tarkiste.',
    ),
    line('domicile', 'Kotipaikka', 80),
    line('street', 'Katuosoite', 120),
    line('zip', 'Postinumero', 5, (text) => /^\d{5}$/.test(text) || 'Postinumerossa on viisi numeroa.'),
    line('city', 'Postitoimipaikka', 80),
    line(
      'email',
      'Sähköposti',
      200,
      (text) => isEmail(text) || 'Tarkista sähköpostiosoite.',
      'Asiakaspalvelun osoite, johon asiakas kirjoittaa.',
    ),
    {
      ...line('phone', 'Puhelin', 40, (text) => readPhone(text) !== undefined || 'Tarkista puhelinnumero.'),
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? (readPhone(value) ?? value) : value)] },
    },
  ],
}

function line(
  name: string,
  label: string,
  longest: number,
  fits: (text: string) => true | string = () => true,
  description?: string,
): TextField {
  return {
    name,
    label,
    type: 'text',
    required: true,
    maxLength: longest,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? oneLine(value) : value)] },
    validate: (value: unknown) => {
      if (typeof value !== 'string' || value === '') return 'Tämä tieto tarvitaan.'
      return value.length <= longest ? fits(value) : `Enintään ${longest} merkkiä.`
    },
    ...(description && { admin: { description } }),
  }
}
