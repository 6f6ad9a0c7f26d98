-- Mails that wait to be sent name their template as the code does now.
update outbox
set payload = payload - 'letter' || jsonb_build_object('template', payload -> 'letter')
where kind = 'mail' and payload ? 'letter';
