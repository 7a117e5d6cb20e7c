import { MomentCell as MomentCell_4be435b97db511d96749d580ef235c0f } from '../../../views/cells/cells.tsx'
import { MomentField as MomentField_f82adf841a8c5da2039d3b2c9fcab03f } from '../../../views/fields/MomentField.tsx'
import { ToStuckField as ToStuckField_6aadbe9e4c48769efba90f53e74e7999 } from '../../../views/fields/ToStuckField.tsx'
import { TryAgainField as TryAgainField_abc06ecb5d857926c60f224106ca0c3e } from '../../../views/fields/TryAgainField.tsx'
import { DayCell as DayCell_4be435b97db511d96749d580ef235c0f } from '../../../views/cells/cells.tsx'
import { DayField as DayField_40c843206e27b5399e59c99be7d61849 } from '../../../views/fields/DayField.tsx'
import { DeviatingDayLabel as DeviatingDayLabel_f6a17428ecfb39b7caed1638c5ae1a87 } from '../../../views/fields/row-labels.tsx'
import { ArticlePicture as ArticlePicture_61ca925e4f28ee7f3f871b4693df33ad } from '../../../views/catalog/ArticlePicture.tsx'
import { ArticleThumbnail as ArticleThumbnail_f4b1031fe0971d8a88938fcbef9a6cf5 } from '../../../views/catalog/ArticleThumbnail.tsx'
import { FlagLabel as FlagLabel_f6a17428ecfb39b7caed1638c5ae1a87 } from '../../../views/fields/row-labels.tsx'
import { LinesField as LinesField_9bf50cf053eadf3df62ff550366ca332 } from '../../../views/fields/LinesField.tsx'
import { PlainJsonField as PlainJsonField_41f7fdabdb741eb66ceec370243eef5f } from '../../../views/fields/PlainJsonField.tsx'
import { FilterCategoryNow as FilterCategoryNow_e77f40bac0a5c7e592ef81e7896632db } from '../../../views/catalog/FrameLensesNow.tsx'
import { SuitedLensesNow as SuitedLensesNow_e77f40bac0a5c7e592ef81e7896632db } from '../../../views/catalog/FrameLensesNow.tsx'
import { FactsField as FactsField_13bea2afcafef290264c9c237831c57f } from '../../../views/fields/FactsField.tsx'
import { EurosCell as EurosCell_4be435b97db511d96749d580ef235c0f } from '../../../views/cells/cells.tsx'
import { EurosField as EurosField_6f3ce76832356ec1336ef0cd8ccc411e } from '../../../views/fields/EurosField.tsx'
import { TintLabel as TintLabel_f6a17428ecfb39b7caed1638c5ae1a87 } from '../../../views/fields/row-labels.tsx'
import { PriceNow as PriceNow_1f78430f4e2f4575173898cc9af53694 } from '../../../views/catalog/PriceNow.tsx'
import { CustomerView as CustomerView_039c278d088323b3f954009adb4763ce } from '../../../views/story/redirects.tsx'
import { ReadReasonCell as ReadReasonCell_4be435b97db511d96749d580ef235c0f } from '../../../views/cells/cells.tsx'
import { ReadReasonField as ReadReasonField_7428291b8725ee2a396244f520afca8b } from '../../../views/fields/ReadReasonField.tsx'
import { CustomerCell as CustomerCell_4be435b97db511d96749d580ef235c0f } from '../../../views/cells/cells.tsx'
import { DiscountValueCell as DiscountValueCell_4be435b97db511d96749d580ef235c0f } from '../../../views/cells/cells.tsx'
import { DiscountValueField as DiscountValueField_de8fea000ab7b21c9e6004588dcce012 } from '../../../views/fields/DiscountValueField.tsx'
import { UsesLeftCell as UsesLeftCell_4be435b97db511d96749d580ef235c0f } from '../../../views/cells/cells.tsx'
import { SubjectCell as SubjectCell_4be435b97db511d96749d580ef235c0f } from '../../../views/cells/cells.tsx'
import { RateCell as RateCell_4be435b97db511d96749d580ef235c0f } from '../../../views/cells/cells.tsx'
import { GiftCardView as GiftCardView_039c278d088323b3f954009adb4763ce } from '../../../views/story/redirects.tsx'
import { StateCell as StateCell_4be435b97db511d96749d580ef235c0f } from '../../../views/cells/cells.tsx'
import { OrderView as OrderView_cb753714fc6fe33b3a04a108b89e6469 } from '../../../views/orders/OrderView.tsx'
import { WordCell as WordCell_4be435b97db511d96749d580ef235c0f } from '../../../views/cells/cells.tsx'
import { SubscriptionView as SubscriptionView_039c278d088323b3f954009adb4763ce } from '../../../views/story/redirects.tsx'
import { RowText as RowText_d9d8a7809074c76086b077edd458abe2 } from '../../../views/fields/RowText.tsx'
import { ContractView as ContractView_039c278d088323b3f954009adb4763ce } from '../../../views/story/redirects.tsx'
import { StaffSignIn as StaffSignIn_ee6a5bf9272f1dcbe95c95a732b8e64f } from '../../../views/staff/StaffSignIn.tsx'
import { InviteStaff as InviteStaff_e1cfc2ad2c19bdb2a045cba7028dc360 } from '../../../views/staff/InviteStaff.tsx'
import { AddressField as AddressField_bd59546294c70b0c4d3bcaab8e784396 } from '../../../views/fields/AddressField.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { WordPaste as WordPaste_1fd79fe95034afedfc1cc9f9b0518aa9 } from '../../../views/text/WordPaste.tsx'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PublishChecks as PublishChecks_83663c04eaf595c025bab5b9c1016737 } from '../../../views/pages/PublishChecks.tsx'
import { Schedule as Schedule_0cf0a0fd041a6b97f9a0cc490d10d6d1 } from '../../../views/pages/Schedule.tsx'
import { LinksHere as LinksHere_f87205b2e3be9ebd684e0bc0104c4391 } from '../../../views/pages/LinksHere.tsx'
import { OpenPreview as OpenPreview_edd64866092d8f5a924169cbd57d0a4c } from '../../../views/pages/OpenPreview.tsx'
import { UnpublishPage as UnpublishPage_6c8422791ba703839ba6e3dcc2304c1c } from '../../../views/pages/UnpublishPage.tsx'
import { LivePreview as LivePreview_b84f52b8b6256084e82ac993846e3f2b } from '../../../views/pages/LivePreview.tsx'
import { NewPageView as NewPageView_3d60889642191b4311f9dbcd8ffee656 } from '../../../views/pages/NewPageView.tsx'
import { ReleaseProgress as ReleaseProgress_5116a2746328c44e9492d908f7301770 } from '../../../views/releases/ReleaseProgress.tsx'
import { DemandSecondStep as DemandSecondStep_93d788be8e476359efadeda8c638ae70 } from '../../../views/staff/DemandSecondStep.tsx'
import { ClockLine as ClockLine_37f0e2e00fb6abd15b2a466e0cef87a8 } from '../../../views/clock/ClockLinks.tsx'
import { Icon as Icon_25493a09436500e8a653e206456c3d25 } from '../../../views/Logo.tsx'
import { Logo as Logo_25493a09436500e8a653e206456c3d25 } from '../../../views/Logo.tsx'
import { AdminSearch as AdminSearch_09d05e0fe11950c1663dbf5c5e180a0c } from '../../../views/nav/AdminSearch.tsx'
import { AdminLinks as AdminLinks_04e334c8c5c2be75ef0e0b25553f754f } from '../../../views/nav/AdminLinks.tsx'
import { ClockLink as ClockLink_37f0e2e00fb6abd15b2a466e0cef87a8 } from '../../../views/clock/ClockLinks.tsx'
import { UploadGuard as UploadGuard_9c2e2c91b713e7e6d291100c5db9e8ed } from '../../../views/UploadGuard.tsx'
import { SaveGuard as SaveGuard_088f0a1c6e41e9e2a1ed794034028b8f } from '../../../views/SaveGuard.tsx'
import { TodayView as TodayView_b4eba7996a0f8e17afbc07edbafe8988 } from '../../../views/today/TodayView.tsx'
import { LoginView as LoginView_0441f59e275bf68eb4b1b2b9f2d3049f } from '../../../views/staff/LoginView.tsx'
import { InvitationView as InvitationView_46ab971d566a723e544ee71e726f5872 } from '../../../views/staff/InvitationView.tsx'
import { SecondStepView as SecondStepView_ad9f89ba2cecec980983a0d29476b368 } from '../../../views/staff/SecondStepView.tsx'
import { OpticianView as OpticianView_8c6354b0587dea394f27371ce34531fa } from '../../../views/optician/OpticianView.tsx'
import { BookingsView as BookingsView_01211857e944f6715534a9fe7c1b8b88 } from '../../../views/bookings/BookingsView.tsx'
import { WithdrawalsView as WithdrawalsView_32ccb1eb34018dadf5e215b61ddebdd9 } from '../../../views/withdrawals/WithdrawalsView.tsx'
import { FormsView as FormsView_4cfc5176cc45ec8423427d9105faaadc } from '../../../views/forms/FormsView.tsx'
import { CustomerPage as CustomerPage_36698e7ceebd5250b72529b37c37a46e } from '../../../views/customers/CustomerPage.tsx'
import { GuestPage as GuestPage_d8b49226d04c1470d77a5e84be1d5cd4 } from '../../../views/customers/GuestPage.tsx'
import { CustomersView as CustomersView_4da286936aded5b259582986c7ec6c25 } from '../../../views/customers/CustomersView.tsx'
import { AgreementPage as AgreementPage_0a2444bda323f4f79d2c6961ef783f2e } from '../../../views/business/AgreementPage.tsx'
import { BusinessView as BusinessView_dc004c3d9cc3fd4c529a25aeb8ab69b1 } from '../../../views/business/BusinessView.tsx'
import { InvoicesView as InvoicesView_f47ed9341c7277b67b9ac815aba47d5b } from '../../../views/invoices/InvoicesView.tsx'
import { PickingView as PickingView_9855fe3fd5e995dfaabd47335a0a668b } from '../../../views/orders/PickingView.tsx'
import { SubscriptionPage as SubscriptionPage_bf7281d4f6bbf1ace642437382cb2f2a } from '../../../views/subscriptions/SubscriptionPage.tsx'
import { SubscriptionsView as SubscriptionsView_96f0639f85e5974e5b59d4982405f3fa } from '../../../views/subscriptions/SubscriptionsView.tsx'
import { ContractPage as ContractPage_2f4fa62a2d6d852b15016b4bcf0fafcb } from '../../../views/lifestyle/ContractPage.tsx'
import { LifestyleView as LifestyleView_e4fb8cd35e3e225903cf38a30b842441 } from '../../../views/lifestyle/LifestyleView.tsx'
import { ClockView as ClockView_79b4796b114c1c02faed6d43b6dc6844 } from '../../../views/clock/ClockView.tsx'
import { LedgerView as LedgerView_e76a8ed3500b9a8adcfa6d8167cde875 } from '../../../views/ledger/LedgerView.tsx'
import { GiftCardPage as GiftCardPage_4b59266330de7a74c9bddb8b26c6b650 } from '../../../views/giftcards/GiftCardPage.tsx'
import { GiftCardsView as GiftCardsView_532410c0c10323a8069c2b3551b2ed98 } from '../../../views/giftcards/GiftCardsView.tsx'
import { FriendsView as FriendsView_426ea5cbc6d803e1ff287824733346e6 } from '../../../views/friends/FriendsView.tsx'
import { SearchReasonsView as SearchReasonsView_0363dab306aa8518751691bb687fd168 } from '../../../views/search/SearchReasonsView.tsx'
import { CampaignView as CampaignView_2440ff068e183c07fcd1aec825997ebf } from '../../../views/releases/CampaignView.tsx'
import { WidgetsView as WidgetsView_32ad99bf453adc87f9e63d7ba86cb79e } from '../../../views/widgets/WidgetsView.tsx'
import { InsightView as InsightView_db707b53607921ee62e277b173cf7928 } from '../../../views/insight/InsightView.tsx'
import { ExperimentsView as ExperimentsView_3dae2c9dd3d5337107c4b5c37b60923c } from '../../../views/insight/ExperimentsView.tsx'
import { RefundsView as RefundsView_7bc30410eedca75010a367c42d6f0b88 } from '../../../views/refunds/RefundsView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/views/cells/cells.tsx#MomentCell": MomentCell_4be435b97db511d96749d580ef235c0f,
  "/views/fields/MomentField.tsx#MomentField": MomentField_f82adf841a8c5da2039d3b2c9fcab03f,
  "/views/fields/ToStuckField.tsx#ToStuckField": ToStuckField_6aadbe9e4c48769efba90f53e74e7999,
  "/views/fields/TryAgainField.tsx#TryAgainField": TryAgainField_abc06ecb5d857926c60f224106ca0c3e,
  "/views/cells/cells.tsx#DayCell": DayCell_4be435b97db511d96749d580ef235c0f,
  "/views/fields/DayField.tsx#DayField": DayField_40c843206e27b5399e59c99be7d61849,
  "/views/fields/row-labels.tsx#DeviatingDayLabel": DeviatingDayLabel_f6a17428ecfb39b7caed1638c5ae1a87,
  "/views/catalog/ArticlePicture.tsx#ArticlePicture": ArticlePicture_61ca925e4f28ee7f3f871b4693df33ad,
  "/views/catalog/ArticleThumbnail.tsx#ArticleThumbnail": ArticleThumbnail_f4b1031fe0971d8a88938fcbef9a6cf5,
  "/views/fields/row-labels.tsx#FlagLabel": FlagLabel_f6a17428ecfb39b7caed1638c5ae1a87,
  "/views/fields/LinesField.tsx#LinesField": LinesField_9bf50cf053eadf3df62ff550366ca332,
  "/views/fields/PlainJsonField.tsx#PlainJsonField": PlainJsonField_41f7fdabdb741eb66ceec370243eef5f,
  "/views/catalog/FrameLensesNow.tsx#FilterCategoryNow": FilterCategoryNow_e77f40bac0a5c7e592ef81e7896632db,
  "/views/catalog/FrameLensesNow.tsx#SuitedLensesNow": SuitedLensesNow_e77f40bac0a5c7e592ef81e7896632db,
  "/views/fields/FactsField.tsx#FactsField": FactsField_13bea2afcafef290264c9c237831c57f,
  "/views/cells/cells.tsx#EurosCell": EurosCell_4be435b97db511d96749d580ef235c0f,
  "/views/fields/EurosField.tsx#EurosField": EurosField_6f3ce76832356ec1336ef0cd8ccc411e,
  "/views/fields/row-labels.tsx#TintLabel": TintLabel_f6a17428ecfb39b7caed1638c5ae1a87,
  "/views/catalog/PriceNow.tsx#PriceNow": PriceNow_1f78430f4e2f4575173898cc9af53694,
  "/views/story/redirects.tsx#CustomerView": CustomerView_039c278d088323b3f954009adb4763ce,
  "/views/cells/cells.tsx#ReadReasonCell": ReadReasonCell_4be435b97db511d96749d580ef235c0f,
  "/views/fields/ReadReasonField.tsx#ReadReasonField": ReadReasonField_7428291b8725ee2a396244f520afca8b,
  "/views/cells/cells.tsx#CustomerCell": CustomerCell_4be435b97db511d96749d580ef235c0f,
  "/views/cells/cells.tsx#DiscountValueCell": DiscountValueCell_4be435b97db511d96749d580ef235c0f,
  "/views/fields/DiscountValueField.tsx#DiscountValueField": DiscountValueField_de8fea000ab7b21c9e6004588dcce012,
  "/views/cells/cells.tsx#UsesLeftCell": UsesLeftCell_4be435b97db511d96749d580ef235c0f,
  "/views/cells/cells.tsx#SubjectCell": SubjectCell_4be435b97db511d96749d580ef235c0f,
  "/views/cells/cells.tsx#RateCell": RateCell_4be435b97db511d96749d580ef235c0f,
  "/views/story/redirects.tsx#GiftCardView": GiftCardView_039c278d088323b3f954009adb4763ce,
  "/views/cells/cells.tsx#StateCell": StateCell_4be435b97db511d96749d580ef235c0f,
  "/views/orders/OrderView.tsx#OrderView": OrderView_cb753714fc6fe33b3a04a108b89e6469,
  "/views/cells/cells.tsx#WordCell": WordCell_4be435b97db511d96749d580ef235c0f,
  "/views/story/redirects.tsx#SubscriptionView": SubscriptionView_039c278d088323b3f954009adb4763ce,
  "/views/fields/RowText.tsx#RowText": RowText_d9d8a7809074c76086b077edd458abe2,
  "/views/story/redirects.tsx#ContractView": ContractView_039c278d088323b3f954009adb4763ce,
  "/views/staff/StaffSignIn.tsx#StaffSignIn": StaffSignIn_ee6a5bf9272f1dcbe95c95a732b8e64f,
  "/views/staff/InviteStaff.tsx#InviteStaff": InviteStaff_e1cfc2ad2c19bdb2a045cba7028dc360,
  "/views/fields/AddressField.tsx#AddressField": AddressField_bd59546294c70b0c4d3bcaab8e784396,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/views/text/WordPaste.tsx#WordPaste": WordPaste_1fd79fe95034afedfc1cc9f9b0518aa9,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/views/pages/PublishChecks.tsx#PublishChecks": PublishChecks_83663c04eaf595c025bab5b9c1016737,
  "/views/pages/Schedule.tsx#Schedule": Schedule_0cf0a0fd041a6b97f9a0cc490d10d6d1,
  "/views/pages/LinksHere.tsx#LinksHere": LinksHere_f87205b2e3be9ebd684e0bc0104c4391,
  "/views/pages/OpenPreview.tsx#OpenPreview": OpenPreview_edd64866092d8f5a924169cbd57d0a4c,
  "/views/pages/UnpublishPage.tsx#UnpublishPage": UnpublishPage_6c8422791ba703839ba6e3dcc2304c1c,
  "/views/pages/LivePreview.tsx#LivePreview": LivePreview_b84f52b8b6256084e82ac993846e3f2b,
  "/views/pages/NewPageView.tsx#NewPageView": NewPageView_3d60889642191b4311f9dbcd8ffee656,
  "/views/releases/ReleaseProgress.tsx#ReleaseProgress": ReleaseProgress_5116a2746328c44e9492d908f7301770,
  "/views/staff/DemandSecondStep.tsx#DemandSecondStep": DemandSecondStep_93d788be8e476359efadeda8c638ae70,
  "/views/clock/ClockLinks.tsx#ClockLine": ClockLine_37f0e2e00fb6abd15b2a466e0cef87a8,
  "/views/Logo.tsx#Icon": Icon_25493a09436500e8a653e206456c3d25,
  "/views/Logo.tsx#Logo": Logo_25493a09436500e8a653e206456c3d25,
  "/views/nav/AdminSearch.tsx#AdminSearch": AdminSearch_09d05e0fe11950c1663dbf5c5e180a0c,
  "/views/nav/AdminLinks.tsx#AdminLinks": AdminLinks_04e334c8c5c2be75ef0e0b25553f754f,
  "/views/clock/ClockLinks.tsx#ClockLink": ClockLink_37f0e2e00fb6abd15b2a466e0cef87a8,
  "/views/UploadGuard.tsx#UploadGuard": UploadGuard_9c2e2c91b713e7e6d291100c5db9e8ed,
  "/views/SaveGuard.tsx#SaveGuard": SaveGuard_088f0a1c6e41e9e2a1ed794034028b8f,
  "/views/today/TodayView.tsx#TodayView": TodayView_b4eba7996a0f8e17afbc07edbafe8988,
  "/views/staff/LoginView.tsx#LoginView": LoginView_0441f59e275bf68eb4b1b2b9f2d3049f,
  "/views/staff/InvitationView.tsx#InvitationView": InvitationView_46ab971d566a723e544ee71e726f5872,
  "/views/staff/SecondStepView.tsx#SecondStepView": SecondStepView_ad9f89ba2cecec980983a0d29476b368,
  "/views/optician/OpticianView.tsx#OpticianView": OpticianView_8c6354b0587dea394f27371ce34531fa,
  "/views/bookings/BookingsView.tsx#BookingsView": BookingsView_01211857e944f6715534a9fe7c1b8b88,
  "/views/withdrawals/WithdrawalsView.tsx#WithdrawalsView": WithdrawalsView_32ccb1eb34018dadf5e215b61ddebdd9,
  "/views/forms/FormsView.tsx#FormsView": FormsView_4cfc5176cc45ec8423427d9105faaadc,
  "/views/customers/CustomerPage.tsx#CustomerPage": CustomerPage_36698e7ceebd5250b72529b37c37a46e,
  "/views/customers/GuestPage.tsx#GuestPage": GuestPage_d8b49226d04c1470d77a5e84be1d5cd4,
  "/views/customers/CustomersView.tsx#CustomersView": CustomersView_4da286936aded5b259582986c7ec6c25,
  "/views/business/AgreementPage.tsx#AgreementPage": AgreementPage_0a2444bda323f4f79d2c6961ef783f2e,
  "/views/business/BusinessView.tsx#BusinessView": BusinessView_dc004c3d9cc3fd4c529a25aeb8ab69b1,
  "/views/invoices/InvoicesView.tsx#InvoicesView": InvoicesView_f47ed9341c7277b67b9ac815aba47d5b,
  "/views/orders/PickingView.tsx#PickingView": PickingView_9855fe3fd5e995dfaabd47335a0a668b,
  "/views/subscriptions/SubscriptionPage.tsx#SubscriptionPage": SubscriptionPage_bf7281d4f6bbf1ace642437382cb2f2a,
  "/views/subscriptions/SubscriptionsView.tsx#SubscriptionsView": SubscriptionsView_96f0639f85e5974e5b59d4982405f3fa,
  "/views/lifestyle/ContractPage.tsx#ContractPage": ContractPage_2f4fa62a2d6d852b15016b4bcf0fafcb,
  "/views/lifestyle/LifestyleView.tsx#LifestyleView": LifestyleView_e4fb8cd35e3e225903cf38a30b842441,
  "/views/clock/ClockView.tsx#ClockView": ClockView_79b4796b114c1c02faed6d43b6dc6844,
  "/views/ledger/LedgerView.tsx#LedgerView": LedgerView_e76a8ed3500b9a8adcfa6d8167cde875,
  "/views/giftcards/GiftCardPage.tsx#GiftCardPage": GiftCardPage_4b59266330de7a74c9bddb8b26c6b650,
  "/views/giftcards/GiftCardsView.tsx#GiftCardsView": GiftCardsView_532410c0c10323a8069c2b3551b2ed98,
  "/views/friends/FriendsView.tsx#FriendsView": FriendsView_426ea5cbc6d803e1ff287824733346e6,
  "/views/search/SearchReasonsView.tsx#SearchReasonsView": SearchReasonsView_0363dab306aa8518751691bb687fd168,
  "/views/releases/CampaignView.tsx#CampaignView": CampaignView_2440ff068e183c07fcd1aec825997ebf,
  "/views/widgets/WidgetsView.tsx#WidgetsView": WidgetsView_32ad99bf453adc87f9e63d7ba86cb79e,
  "/views/insight/InsightView.tsx#InsightView": InsightView_db707b53607921ee62e277b173cf7928,
  "/views/insight/ExperimentsView.tsx#ExperimentsView": ExperimentsView_3dae2c9dd3d5337107c4b5c37b60923c,
  "/views/refunds/RefundsView.tsx#RefundsView": RefundsView_7bc30410eedca75010a367c42d6f0b88,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
