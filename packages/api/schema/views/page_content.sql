-- Everything in which pages of the site may name an uploaded picture by its address, as text: what is published, drafts,
-- earlier versions that can be restored, and the products of past orders. What belongs to a person alone (profile,
-- reviews, returns, personalised products) is left out. Read when the pictures of an erased account are deleted.
create or replace view page_content as
select concat_ws(' ', picture_url, blocks, draft) as content from post
union all select concat_ws(' ', content, dropped) from post_revision
union all select concat_ws(' ', picture_url, more_pictures, draft) from place
union all select concat_ws(' ', content, dropped) from place_revision
union all select picture_url from mall
union all select concat_ws(' ', picture_url, blocks, draft) from event
union all select concat_ws(' ', content, dropped) from event_revision
union all select blocks::text from event_series
union all select images::text from experience
union all select image::text from experience_category
union all select concat_ws(' ', picture_url, frames) from video
union all select concat_ws(' ', picture_url, blocks, variants, draft, next) from campaign_page
union all select concat_ws(' ', content, dropped) from campaign_page_revision
union all select picture_url from banner
union all select picture_url from award_winner
union all select picture_url from ballot_option
union all select picture_url from giveaway
union all select concat_ws(' ', picture_url, story) from subscription_campaign
union all select image from gift_card_design
union all select content::text from gift_questionnaire_version
union all select picture::text from merchant
union all select url from product_picture
union all select picture::text from order_line;
