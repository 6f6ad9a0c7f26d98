import * as access from './endpoints/access/access.ts'
import * as accessCounter from './endpoints/access/access-counter.ts'
import * as accessMember from './endpoints/access/access-member.ts'
import * as accessOffer from './endpoints/access/access-offer.ts'
import * as accessStaff from './endpoints/access/access-staff.ts'
import * as accessUse from './endpoints/access/access-use.ts'
import * as affiliates from './endpoints/campaigns/affiliates.ts'
import * as ballotEditing from './endpoints/campaigns/ballot-editing.ts'
import * as ballots from './endpoints/campaigns/ballots.ts'
import * as bannerEditing from './endpoints/campaigns/banner-editing.ts'
import * as campaignPages from './endpoints/campaigns/campaign-pages.ts'
import * as campaignResults from './endpoints/campaigns/campaign-results.ts'
import * as formAnswers from './endpoints/campaigns/form-answers.ts'
import * as formEditing from './endpoints/campaigns/form-editing.ts'
import * as forms from './endpoints/campaigns/forms.ts'
import * as landings from './endpoints/campaigns/landings.ts'
import * as linkEditing from './endpoints/campaigns/link-editing.ts'
import * as privateLinks from './endpoints/campaigns/private-links.ts'
import * as studio from './endpoints/campaigns/studio.ts'
import * as cityMaps from './endpoints/city/city-maps.ts'
import * as experienceCard from './endpoints/city/experience-card.ts'
import * as experiences from './endpoints/city/experiences.ts'
import * as localities from './endpoints/city/localities.ts'
import * as malls from './endpoints/city/malls.ts'
import * as placeReviews from './endpoints/city/place-reviews.ts'
import * as places from './endpoints/city/places.ts'
import * as walk from './endpoints/city/walk.ts'
import * as authors from './endpoints/content/authors.ts'
import * as cards from './endpoints/content/cards.ts'
import * as comments from './endpoints/content/comments.ts'
import * as editor from './endpoints/content/editor.ts'
import * as feed from './endpoints/content/feed.ts'
import * as media from './endpoints/content/media.ts'
import * as posts from './endpoints/content/posts.ts'
import * as staffWriting from './endpoints/content/staff-writing.ts'
import * as videoCaptions from './endpoints/content/video-captions.ts'
import * as videoFiles from './endpoints/content/video-files.ts'
import * as videoShape from './endpoints/content/video-shape.ts'
import * as videos from './endpoints/content/videos.ts'
import * as checkIn from './endpoints/events/check-in.ts'
import * as eventKinds from './endpoints/events/event-kinds.ts'
import * as eventShapes from './endpoints/events/event-shapes.ts'
import * as events from './endpoints/events/events.ts'
import * as tickets from './endpoints/events/tickets.ts'
import * as giveawayDraw from './endpoints/giveaways/giveaway-draw.ts'
import * as giveawayEditing from './endpoints/giveaways/giveaway-editing.ts'
import * as giveawayPrizes from './endpoints/giveaways/giveaway-prizes.ts'
import * as giveaways from './endpoints/giveaways/giveaways.ts'
import * as account from './endpoints/people/account.ts'
import * as address from './endpoints/people/address.ts'
import * as auth from './endpoints/people/auth.ts'
import * as closing from './endpoints/people/closing.ts'
import * as complaints from './endpoints/people/complaints.ts'
import * as dataCopy from './endpoints/people/data-copy.ts'
import * as engagement from './endpoints/people/engagement.ts'
import * as engagementConsent from './endpoints/people/engagement-consent.ts'
import * as follow from './endpoints/people/follow.ts'
import * as phoneSignIn from './endpoints/people/phone-sign-in.ts'
import * as profiles from './endpoints/people/profiles.ts'
import * as push from './endpoints/people/push.ts'
import * as savedLists from './endpoints/people/saved-lists.ts'
import * as saves from './endpoints/people/saves.ts'
import * as users from './endpoints/people/users.ts'
import * as careers from './endpoints/site/careers.ts'
import * as config from './endpoints/site/config.ts'
import * as couponBanner from './endpoints/site/coupon-banner.ts'
import * as eventStream from './endpoints/site/event-stream.ts'
import * as navigationEditing from './endpoints/site/navigation-editing.ts'
import * as openingEditing from './endpoints/site/opening-editing.ts'
import * as operations from './endpoints/site/operations.ts'
import * as releases from './endpoints/site/releases.ts'
import * as search from './endpoints/site/search.ts'
import * as searchSuggestions from './endpoints/site/search-suggestions.ts'
import * as siteChrome from './endpoints/site/site-chrome.ts'
import * as staffShapes from './endpoints/site/staff-shapes.ts'
import { shopEndpointModules } from './shop-endpoint-modules.ts'

/** Every module of endpoints, by the name of its file; a test compares it with the folder. */
export const endpointModules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...shopEndpointModules,
  access,
  'access-offer': accessOffer,
  'access-counter': accessCounter,
  'access-staff': accessStaff,
  'access-member': accessMember,
  'access-use': accessUse,
  account,
  push,
  closing,
  complaints,
  'data-copy': dataCopy,
  affiliates,
  address,
  auth,
  authors,
  'campaign-pages': campaignPages,
  'campaign-results': campaignResults,
  'ballot-editing': ballotEditing,
  ballots,
  cards,
  careers,
  'city-maps': cityMaps,
  comments,
  config,
  'staff-writing': staffWriting,
  editor,
  engagement,
  'event-shapes': eventShapes,
  'event-kinds': eventKinds,
  'event-stream': eventStream,
  events,
  experiences,
  'experience-card': experienceCard,
  feed,
  follow,
  'form-answers': formAnswers,
  'form-editing': formEditing,
  forms,
  'site-chrome': siteChrome,
  'coupon-banner': couponBanner,
  'giveaway-editing': giveawayEditing,
  giveaways,
  'giveaway-draw': giveawayDraw,
  'giveaway-prizes': giveawayPrizes,
  landings,
  'link-editing': linkEditing,
  localities,
  malls,
  media,
  'navigation-editing': navigationEditing,
  'banner-editing': bannerEditing,
  'opening-editing': openingEditing,
  operations,
  'place-reviews': placeReviews,
  places,
  'phone-sign-in': phoneSignIn,
  posts,
  'private-links': privateLinks,
  profiles,
  releases,
  'saved-lists': savedLists,
  saves,
  search,
  'search-suggestions': searchSuggestions,
  'staff-shapes': staffShapes,
  studio,
  tickets,
  'check-in': checkIn,
  users,
  'engagement-consent': engagementConsent,
  'video-captions': videoCaptions,
  'video-files': videoFiles,
  'video-shape': videoShape,
  videos,
  walk,
}
