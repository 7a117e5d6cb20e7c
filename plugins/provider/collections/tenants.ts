import { validations, type CollectionConfig } from 'payload'
import { PictureHost, TenantKey, WebOrigin } from '#contracts/provider/tenants.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { hiddenExceptFor, setByShop, staffIn, writtenByAdmins } from '#plugins/kit/admin/access.ts'
import { feedKeyOf, type KeyedTenant } from '../feed/feed-key.ts'
import { tenants } from '../repository.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/** Merchants whose goods are found through `/v2`; the shop itself is one. */
export const tenantsCollection: CollectionConfig = {
  slug: 'tenants',
  custom: declares({
    may: { read: 'staff', create: 'admin', update: 'admin', delete: 'admin' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'kauppias', plural: 'Hakupalvelun kauppiaat' },
  access: writtenByAdmins,
  hooks: tenants.hooks,
  defaultSort: 'key',
  admin: {
    group: 'Haku',
    hidden: hiddenExceptFor('admin'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'isOpen', 'callsPerMinute'],
    description: 'Kaupat, joiden sivuille hakupalvelu vastaa, ja osoitteet, joilta niiden sivut saavat kysyä.',
  },
  fields: [
    {
      name: 'key',
      label: 'Tunnus',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: (key: unknown) =>
        TenantKey.safeParse(key).success ||
        'Kirjoita 2–40 pientä kirjainta, numeroa tai viivaa, esimerkiksi pyorakauppa.',
      admin: { description: 'Kauppiaan sivut lähettävät tämän jokaisessa kyselyssä. Älä muuta sitä myöhemmin.' },
    },
    { name: 'name', label: 'Nimi', type: 'text', required: true, maxLength: 80 },
    {
      name: 'isOpen',
      label: 'Kyselyihin vastataan',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'origins',
      label: 'Sivustot, joilta saa kysyä',
      type: 'text',
      hasMany: true,
      maxRows: 30,
      maxLength: 200,
      validate: (origins: unknown) =>
        [origins ?? []].flat().every((origin) => WebOrigin.safeParse(origin).success) ||
        'Kirjoita pelkkä sivuston osoite ilman polkua, esimerkiksi https://www.kauppa.fi.',
      admin: { description: 'Kirjoita yksi kerrallaan ja paina Enter, esimerkiksi https://www.kauppa.fi.' },
    },
    {
      name: 'pictureHosts',
      label: 'Kuvien palvelimet',
      type: 'text',
      hasMany: true,
      maxRows: 20,
      maxLength: 200,
      validate: (hosts: unknown) =>
        [hosts ?? []].flat().every((host) => PictureHost.safeParse(host).success) ||
        'Kirjoita pelkkä palvelimen nimi, esimerkiksi kuvat.kauppa.fi.',
      admin: { description: 'Vain näiltä palvelimilta kuvia haetaan ja pienennetään. Esimerkiksi kuvat.kauppa.fi.' },
    },
    {
      name: 'feedKey',
      label: 'Syötteen avain',
      type: 'text',
      virtual: true,
      access: { read: staffIn('admin'), ...setByShop },
      hooks: { afterRead: [({ data }) => (data?.key ? feedKeyOf(data as KeyedTenant) : null)] },
      admin: {
        readOnly: true,
        description: 'Kauppias lähettää tuotteensa tällä avaimella. Kerro se vain hänelle.',
      },
    },
    {
      name: 'feedKeyNumber',
      label: 'Avaimen järjestysnumero',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 1,
      max: 100_000,
      admin: { description: 'Jos avain on joutunut vääriin käsiin, kasvata numeroa: vanha avain lakkaa toimimasta.' },
    },
    {
      name: 'feedContact',
      label: 'Kenelle syötteen häiriöistä kirjoitetaan',
      type: 'email',
      validate: (contact, options) => {
        const { key } = options.data as Partial<KeyedTenant>
        if (contact || key === shopPlace.tenant) return validations.email(contact, options)
        return 'Kirjoita sähköpostiosoite, johon kauppiaalle kirjoitetaan, kun tuotesyöte on rikki.'
      },
      admin: { description: 'Kun syöte on rikki tai siitä puuttuu kerralla liikaa tuotteita.' },
    },
    {
      name: 'markets',
      label: 'Markkinat',
      labels: { singular: 'markkina', plural: 'Markkinat' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 20,
      fields: [
        { name: 'market', label: 'Tunnus', type: 'text', required: true, maxLength: 20 },
        { name: 'locale', label: 'Kieli ja maa', type: 'text', required: true, defaultValue: 'fi-FI', maxLength: 20 },
        { name: 'currency', label: 'Valuutta', type: 'text', required: true, defaultValue: 'EUR', maxLength: 3 },
        {
          name: 'decimals',
          label: 'Desimaaleja hinnassa',
          type: 'number',
          required: true,
          defaultValue: 2,
          min: 0,
          max: 3,
        },
        {
          name: 'listingAddress',
          label: 'Tuoteryhmän sivun osoite',
          type: 'text',
          maxLength: 300,
          admin: { description: 'Esimerkiksi https://www.kauppa.fi/ryhma?nimi={query_id}. Ei koske omaa kauppaamme.' },
        },
      ],
    },
    {
      name: 'callsPerMinute',
      label: 'Kyselyjä minuutissa enintään',
      type: 'number',
      required: true,
      defaultValue: 6000,
      min: 1,
      max: 1_000_000,
      admin: { description: 'Kauppiaan kaikkien asiakkaiden kyselyt yhteensä. Muiden kauppiaiden raja ei siitä kulu.' },
    },
  ],
}
