import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { inFinnish } from './cms/fi.ts'
import { cmsPlugin } from './cms/plugin.ts'
import { bounds } from './domain/bounds.ts'
import { brand } from './domain/brand.ts'
import { kitPlugin } from './plugins/kit/index.ts'
import { database } from './plugins/kit/storage/database.ts'
import { asRead } from './plugins/kit/storage/document-types.ts'
import { mailTransport } from './plugins/kit/mail/mail-transport.ts'
import { subjectPlugins } from './plugins/subjects.ts'

/** The project's root. Three bundlers read this file from places of their own, so `APP_ROOT` names it. */
const root = process.env.APP_ROOT ?? dirname(fileURLToPath(import.meta.url))
const data = process.env.SHOP_DATA ?? join(root, 'data')

/** The configuration of Payload: database, plugins with their collections and endpoints, the admin, mail and pictures. */
export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  maxDepth: bounds['generated depth'].most,
  db: await database(process.env.DATABASE_URI ?? `file:${join(data, 'shop.db')}`, join(root, 'cms/migrations')),
  plugins: [kitPlugin(), ...subjectPlugins(), cmsPlugin()],
  admin: {
    user: 'staff',
    avatar: 'default',
    components: {
      graphics: { Icon: '/views/Logo.tsx#Icon', Logo: '/views/Logo.tsx#Logo' },
      providers: ['/views/UploadGuard.tsx#UploadGuard', '/views/SaveGuard.tsx#SaveGuard'],
      actions: ['/views/nav/AdminSearch.tsx#AdminSearch'],
      header: ['/views/staff/DemandSecondStep.tsx#DemandSecondStep', '/views/clock/ClockLinks.tsx#ClockLine'],
      beforeLogin: ['/views/clock/ClockLinks.tsx#ClockLine'],
      beforeNavLinks: ['/views/nav/AdminLinks.tsx#AdminLinks', '/views/clock/ClockLinks.tsx#ClockLink'],
      views: {
        dashboard: { Component: '/views/today/TodayView.tsx#TodayView' },
        login: { Component: '/views/staff/LoginView.tsx#LoginView' },
        invitation: {
          Component: '/views/staff/InvitationView.tsx#InvitationView',
          // Whoever is not signed in reaches a view by its beginning alone, so the token is no parameter.
          path: '/kutsu',
          meta: { title: 'Kutsu' },
        },
        secondStep: {
          Component: '/views/staff/SecondStepView.tsx#SecondStepView',
          path: '/toinen-vaihe',
          meta: { title: 'Kirjautumisen toinen vaihe' },
        },
        optician: {
          Component: '/views/optician/OpticianView.tsx#OpticianView',
          path: '/optikko',
          meta: { title: 'Optikon jono' },
        },
        bookings: {
          Component: '/views/bookings/BookingsView.tsx#BookingsView',
          path: '/ajanvaraus',
          meta: { title: 'Ajanvaraus' },
        },
        withdrawals: {
          Component: '/views/withdrawals/WithdrawalsView.tsx#WithdrawalsView',
          path: '/peruutukset',
          meta: { title: 'Peruutukset' },
        },
        forms: {
          Component: '/views/forms/FormsView.tsx#FormsView',
          path: '/lomakkeet',
          meta: { title: 'Lähetetyt lomakkeet' },
        },
        customer: {
          Component: '/views/customers/CustomerPage.tsx#CustomerPage',
          path: '/asiakkaat/:number',
          meta: { title: 'Asiakas' },
        },
        guest: {
          Component: '/views/customers/GuestPage.tsx#GuestPage',
          path: '/vieraat/:number',
          meta: { title: 'Ilman tiliä' },
        },
        customers: {
          Component: '/views/customers/CustomersView.tsx#CustomersView',
          path: '/asiakkaat',
          exact: true,
          meta: { title: 'Asiakkaat' },
        },
        companyAgreement: {
          Component: '/views/business/AgreementPage.tsx#AgreementPage',
          path: '/yritykset/:number',
          meta: { title: 'Yrityssopimus' },
        },
        business: {
          Component: '/views/business/BusinessView.tsx#BusinessView',
          path: '/yritykset',
          exact: true,
          meta: { title: 'Yritykset' },
        },
        invoices: {
          Component: '/views/invoices/InvoicesView.tsx#InvoicesView',
          path: '/laskutus',
          meta: { title: 'Laskutus' },
        },
        picking: {
          Component: '/views/orders/PickingView.tsx#PickingView',
          path: '/keraily',
          meta: { title: 'Keräily' },
        },
        subscription: {
          Component: '/views/subscriptions/SubscriptionPage.tsx#SubscriptionPage',
          path: '/kestotilaukset/:number',
          meta: { title: 'Kestotilaus' },
        },
        subscriptions: {
          Component: '/views/subscriptions/SubscriptionsView.tsx#SubscriptionsView',
          path: '/kestotilaukset',
          exact: true,
          meta: { title: 'Kestotilaukset' },
        },
        contract: {
          Component: '/views/lifestyle/ContractPage.tsx#ContractPage',
          path: '/lifestyle/:number',
          meta: { title: 'Lifestyle-sopimus' },
        },
        lifestyle: {
          Component: '/views/lifestyle/LifestyleView.tsx#LifestyleView',
          path: '/lifestyle',
          exact: true,
          meta: { title: 'Lifestyle' },
        },
        clock: {
          Component: '/views/clock/ClockView.tsx#ClockView',
          path: '/kello',
          meta: { title: 'Kello' },
        },
        ledger: {
          Component: '/views/ledger/LedgerView.tsx#LedgerView',
          path: '/kirjanpito',
          meta: { title: 'Kirjanpito' },
        },
        giftCard: {
          Component: '/views/giftcards/GiftCardPage.tsx#GiftCardPage',
          path: '/lahjakortit/:id',
          meta: { title: 'Lahjakortti' },
        },
        giftCards: {
          Component: '/views/giftcards/GiftCardsView.tsx#GiftCardsView',
          path: '/lahjakortit',
          exact: true,
          meta: { title: 'Lahjakortit' },
        },
        friends: {
          Component: '/views/friends/FriendsView.tsx#FriendsView',
          path: '/friends',
          meta: { title: 'Friends' },
        },
        search: {
          Component: '/views/search/SearchReasonsView.tsx#SearchReasonsView',
          path: '/haun-perusteet',
          meta: { title: 'Miksi tämä on tässä' },
        },
        campaign: {
          Component: '/views/releases/CampaignView.tsx#CampaignView',
          path: '/kampanjat/:id',
          meta: { title: 'Kampanja' },
        },
        widgets: {
          Component: '/views/widgets/WidgetsView.tsx#WidgetsView',
          path: '/widgetit',
          meta: { title: 'Widgetit' },
        },
        insight: {
          Component: '/views/insight/InsightView.tsx#InsightView',
          path: '/haut',
          meta: { title: 'Haut' },
        },
        experiments: {
          Component: '/views/insight/ExperimentsView.tsx#ExperimentsView',
          path: '/kokeet',
          meta: { title: 'Kokeet' },
        },
        refunds: {
          Component: '/views/refunds/RefundsView.tsx#RefundsView',
          path: '/palautukset',
          meta: { title: 'Palautukset kesken' },
        },
      },
    },
    dateFormat: "d.M.yyyy 'klo' HH.mm",
    timezones: {
      defaultTimezone: 'Europe/Helsinki',
      supportedTimezones: [{ label: 'Helsinki', value: 'Europe/Helsinki' }],
    },
    meta: {
      titleSuffix: ` · ${brand.name}`,
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    importMap: {
      baseDir: join(root, 'cms'),
      importMapFile: join(root, 'cms/app/(payload)/admin/importMap.js'),
    },
  },
  csrf: [],
  graphQL: { disable: true },
  i18n: inFinnish,
  editor: lexicalEditor(),
  email: nodemailerAdapter({
    defaultFromAddress: process.env.MAIL_FROM ?? `asiakaspalvelu@${brand.slug}.example`,
    defaultFromName: brand.name,
    skipVerify: true,
    transportOptions: mailTransport(process.env.SMTP_URL || 'smtp://127.0.0.1:2525') as never,
  }),
  sharp,
  typescript: { outputFile: join(root, 'cms/payload-types.ts'), autoGenerate: false, schema: [asRead] },
  telemetry: false,
})
