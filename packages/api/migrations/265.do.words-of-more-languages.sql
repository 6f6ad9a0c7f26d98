-- What people call things in Hindi and the other languages of the cities, in Latin letters and in their own script:
-- words and short phrases ('gol gappe', 'kaan ki bali'). Filler words of a phrase (ka, ke, ki) do not matter.

alter table search_word drop constraint search_word__form;
alter table search_word add constraint search_word__form check (
  length(word) between 2 and 60 and length(meaning) between 2 and 40 and word <> meaning
  and word = lower(word) and meaning = lower(meaning) and word !~ '[[:cntrl:]]'
);

-- 'Sweet potato chews' for dogs are no mithai.
delete from search_word where word in ('mithai', 'meetha') and meaning = 'sweet';

insert into search_word (word, meaning)
select word, meaning from (values
  -- Sweets and snacks
  ('mithai', '{laddoo,barfi,katli,peda,halwa,sandesh,chikki,gajak,mihidana,modak,jalebi,bebinca,dodol}'),
  ('meetha', '{laddoo,barfi,katli,peda,halwa,sandesh,chikki,jalebi}'),
  ('mishti', '{sandesh,mihidana,laddoo,barfi}'), ('laddu', '{laddoo}'), ('ladoo', '{laddoo}'), ('ladu', '{laddoo}'),
  ('burfi', '{barfi}'), ('barfee', '{barfi}'), ('pedha', '{peda}'), ('pede', '{peda}'), ('halva', '{halwa}'),
  ('shondesh', '{sandesh}'), ('sondesh', '{sandesh}'), ('rosogolla', '{sandesh}'), ('jilebi', '{jalebi}'),
  ('jalebee', '{jalebi}'), ('papad', '{khakhra,snack}'), ('bhujia', '{mix,snack}'), ('farsan', '{snack,chivda}'),
  ('mixture', '{mix,snack}'), ('chips', '{snack}'), ('mewa', '{cashew,fig,date}'), ('kaju', '{cashew,katli}'),
  ('badam', '{almond,halwa}'), ('anjeer', '{fig}'), ('khajur', '{date}'), ('nimbu', '{lemon}'), ('aam', '{mango}'),
  ('lehsun', '{garlic}'), ('adrak', '{ginger}'), ('kali mirch', '{pepper}'), ('lal mirch', '{chilli}'),
  ('hing', '{spice}'), ('jeera', '{cumin,spice}'), ('zeera', '{cumin,spice}'), ('dalchini', '{cinnamon,spice}'),
  ('laung', '{clove,spice}'), ('dhaniya', '{coriander,spice}'), ('namak', '{salt}'), ('chini', '{sugar}'),
  ('chawal', '{rice}'), ('makhan', '{butter}'), ('ghee', '{butter}'), ('doodh', '{milk}'), ('dahi', '{curd}'),
  ('paan', '{snack,sweet}'), ('sharbat', '{sherbet,drink}'), ('sherbat', '{sherbet}'), ('lassi', '{sherbet,drink}'),
  -- Dishes
  ('golgappa', '{chaat,phuchka,pani}'), ('golgappe', '{chaat,phuchka,pani}'),
  ('golgapa', '{chaat,phuchka,pani}'), ('golgape', '{chaat,phuchka,pani}'),
  ('gol gappa', '{chaat,phuchka,pani}'), ('gol gappe', '{chaat,phuchka,pani}'),
  ('gol gapa', '{chaat,phuchka,pani}'), ('gol gape', '{chaat,phuchka,pani}'),
  ('pani puri', '{chaat,phuchka,golgappa}'), ('panipuri', '{chaat,phuchka,golgappa}'),
  ('puchka', '{phuchka,chaat}'), ('fuchka', '{phuchka,chaat}'), ('phuchka', '{chaat}'),
  ('chat', '{chaat}'), ('bhel', '{chaat}'), ('bhelpuri', '{chaat}'), ('sev puri', '{chaat}'),
  ('dahi puri', '{chaat}'), ('papdi', '{chaat}'), ('aloo tikki', '{chaat}'), ('tikki', '{chaat}'),
  ('samosa', '{chaat,snack}'), ('kachori', '{chaat,snack,kochuri}'), ('vada pav', '{misal,snack}'),
  ('vadapav', '{misal,snack}'), ('pav bhaji', '{misal,chaat}'), ('misal', '{breakfast,snack}'),
  ('momo', '{tibetan,dumpling}'), ('parantha', '{parantha,bread,breakfast}'), ('paratha', '{parantha,bread,breakfast}'),
  ('chole bhature', '{bhature,breakfast}'), ('chhole bhature', '{bhature,breakfast}'), ('bhatura', '{bhature,breakfast}'),
  ('biriyani', '{biryani}'), ('briyani', '{biryani}'), ('kabab', '{kebab}'), ('kebap', '{kebab}'), ('tikka', '{kebab}'),
  ('dosai', '{dosa}'), ('dose', '{dosa}'), ('idly', '{idli}'), ('vada', '{idli,dosa,snack}'), ('upma', '{breakfast,idli}'),
  ('tiffin', '{breakfast,idli,dosa}'), ('kulfi', '{ice,cream}'), ('kheer', '{halwa,sweet}'), ('nihari', '{kebab}'),
  ('machhli', '{fish,seafood}'), ('machli', '{fish,seafood}'), ('maach', '{fish,seafood}'), ('murgh', '{chicken,kebab}'),
  ('sabzi', '{vegetarian}'), ('shakahari', '{vegetarian}'), ('chai', '{irani,tearoom}'), ('chay', '{chai,tea}'),
  ('chaya', '{chai,tea}'), ('sharab', '{bar,pub}'), ('daru', '{bar,pub}'),
  -- Things to wear
  ('jhumke', '{jhumka,earring,jewellery}'), ('jhumka', '{chandbali}'), ('kaan bali', '{earring,jhumka,bali,jewellery}'),
  ('baali', '{earring,jhumka,jewellery}'), ('baliyan', '{earring,jhumka,jewellery}'), ('karnphool', '{earring,jewellery}'),
  ('earring', '{jhumka,chandbali,hoop,stud,jewellery}'), ('kundan', '{jewellery}'), ('nathni', '{nath,jewellery}'),
  ('nathiya', '{nath,jewellery}'), ('bindi', '{jewellery}'), ('bichhiya', '{toe,ring}'), ('paayal', '{anklet,ghungroo}'),
  ('pajeb', '{anklet,ghungroo}'), ('kada', '{bangle,bracelet}'), ('choori', '{bangle}'), ('chooriyan', '{bangle}'),
  ('churiya', '{bangle}'), ('chudiyan', '{bangle}'), ('hasli', '{necklace,torque}'), ('locket', '{pendant,necklace}'),
  ('angoothi', '{ring,jewellery}'), ('anguthiyan', '{ring,jewellery}'), ('moti', '{pearl}'), ('kapde', '{kurta,saree,dress,shirt}'),
  ('kurte', '{kurta}'), ('qameez', '{kurta,shirt}'), ('sadiyan', '{saree}'), ('sarees', '{saree}'),
  ('lehenga', '{dress,saree}'), ('ghagra', '{dress}'), ('choli', '{saree}'), ('lungi', '{cotton,textile}'), ('dhoti', '{cotton,textile}'),
  ('gamchha', '{towel,stole}'), ('angocha', '{towel}'), ('rumaal', '{handkerchief,scarf}'), ('rumal', '{handkerchief,scarf}'),
  ('joote', '{shoe,jutti}'), ('chappale', '{sandal,kolhapuri}'), ('kolapuri', '{kolhapuri,sandal}'), ('ghari', '{watch}'),
  ('jhole', '{bag,tote}'), ('basta', '{bag,backpack}'), ('potli', '{bag}'),
  -- For the house
  ('takiye', '{cushion,pillow}'), ('gaddi', '{cushion,mat}'), ('chatai', '{mat,rug}'), ('kaleen', '{dhurrie,rug}'),
  ('qaleen', '{dhurrie,rug}'), ('rajaiyan', '{quilt}'), ('kambal', '{blanket,throw}'), ('chaddar', '{bedcover,sheet}'),
  ('parde', '{curtain}'), ('bartan', '{kadhai,thali,bowl,plate}'), ('katori', '{bowl}'), ('pyala', '{bowl,cup}'),
  ('pyali', '{cup}'), ('gilas', '{tumbler}'), ('lota', '{brass,copper,pot}'), ('chammach', '{spoon,ladle}'), ('kadai', '{kadhai}'),
  ('karahi', '{kadhai}'), ('diye', '{diya,lamp}'), ('deeya', '{diya,lamp}'), ('dia', '{diya,lamp}'), ('samai', '{lamp}'),
  ('kandil', '{lantern,lamp}'), ('akash kandil', '{lantern,kandil}'), ('mombatiyan', '{candle}'), ('agarbati', '{incense}'),
  ('dhoopbatti', '{incense}'), ('phool', '{flower,mogra,marigold}'), ('paudhe', '{plant}'), ('ped', '{tree,plant}'),
  ('murti', '{figure,durga,elephant}'), ('ghanti', '{bell}'), ('shisha', '{mirror}'), ('aaina', '{mirror}'), ('darpan', '{mirror}'),
  ('tasvir', '{wall,art,print}'), ('chitra', '{art,print}'), ('khilone', '{toy}'), ('guriya', '{doll}'), ('lattu', '{top}'),
  ('shatranj', '{game,board}'), ('taash', '{deck,card}'), ('kitaab', '{book,notebook}'), ('kaapi book', '{notebook}'),
  ('chitthi', '{letter,card}'), ('rakhi', '{gift}'), ('uphar', '{gift,hamper}'), ('tohfe', '{gift,hamper}'), ('bhent', '{gift,hamper}'),
  ('shaadi', '{wedding,gift}'), ('shadi', '{wedding,gift}'), ('janamdin', '{birthday,gift}'), ('sabun', '{soap}'),
  ('saabun', '{soap}'), ('baal', '{hair}'), ('chehra', '{face,skin}'), ('kutte', '{dog,pet}'),
  -- Hindi and Marathi in their own script
  ('कुर्ता', '{kurta}'), ('कुर्ती', '{kurta,tunic}'), ('कुरता', '{kurta}'), ('साड़ी', '{saree}'), ('साडी', '{saree}'), ('दुपट्टा', '{dupatta,stole}'),
  ('ओढणी', '{dupatta,stole}'), ('शॉल', '{stole,shawl}'), ('कमीज', '{shirt,kurta}'), ('शर्ट', '{shirt}'), ('कपड़े', '{kurta,saree,dress,shirt}'),
  ('कपडे', '{kurta,saree,dress,shirt}'), ('जूते', '{shoe,jutti}'), ('जूती', '{jutti,shoe}'), ('चप्पल', '{sandal,kolhapuri,shoe}'), ('कोल्हापुरी', '{kolhapuri}'),
  ('झुमका', '{jhumka,earring,jewellery}'), ('झुमके', '{jhumka,earring,jewellery}'), ('बाली', '{earring,jhumka}'), ('कान बाली', '{earring,jhumka,jewellery}'),
  ('कानातले', '{earring,jhumka,jewellery}'), ('चूड़ी', '{bangle}'), ('चूड़ियाँ', '{bangle}'), ('बांगडी', '{bangle}'), ('कंगन', '{bangle,bracelet}'),
  ('हार', '{necklace}'), ('अंगूठी', '{ring,jewellery}'), ('अंगठी', '{ring,jewellery}'), ('पायल', '{anklet}'), ('गहने', '{jewellery}'), ('दागिने', '{jewellery}'),
  ('नथ', '{nath,jewellery}'), ('झोला', '{bag,tote}'), ('थैला', '{bag}'), ('बैग', '{bag}'), ('पिशवी', '{bag}'), ('बटुआ', '{wallet,pouch}'), ('घड़ी', '{watch}'), ('घड्याळ', '{watch}'),
  ('दीया', '{diya,lamp}'), ('दिया', '{diya,lamp}'), ('दिवा', '{diya,lamp}'), ('दीपक', '{lamp}'), ('मोमबत्ती', '{candle}'), ('मेणबत्ती', '{candle}'), ('अगरबत्ती', '{incense}'),
  ('चाय', '{chai,tea}'), ('चहा', '{chai,tea}'), ('कॉफी', '{coffee}'), ('मिठाई', '{laddoo,barfi,katli,peda,halwa,sandesh}'), ('लड्डू', '{laddoo}'), ('लाडू', '{laddoo}'),
  ('बर्फी', '{barfi}'), ('हलवा', '{halwa}'), ('अचार', '{pickle}'), ('लोणचे', '{pickle}'), ('मसाला', '{spice,masala}'), ('मसाले', '{spice,masala}'), ('हल्दी', '{turmeric}'), ('हळद', '{turmeric}'),
  ('मिर्च', '{chilli}'), ('नमकीन', '{snack}'), ('शहद', '{honey}'), ('मध', '{honey}'), ('गुड़', '{jaggery}'), ('गूळ', '{jaggery}'), ('तोहफा', '{gift,hamper}'), ('उपहार', '{gift,hamper}'), ('भेट', '{gift,hamper}'),
  ('खिलौना', '{toy}'), ('खिलौने', '{toy}'), ('खेळणी', '{toy}'), ('गुड़िया', '{doll}'), ('पौधा', '{plant}'), ('पौधे', '{plant}'), ('झाड', '{plant,tree}'), ('गमला', '{planter,pot}'), ('कुंडी', '{planter,pot}'),
  ('किताब', '{book,notebook}'), ('वही', '{notebook}'), ('कलम', '{pen}'), ('साबुन', '{soap}'), ('साबण', '{soap}'), ('तेल', '{oil}'), ('इत्र', '{attar,fragrance}'), ('तकिया', '{cushion,pillow}'), ('उशी', '{cushion,pillow}'),
  ('चादर', '{bedcover,sheet}'), ('पर्दा', '{curtain}'), ('पडदा', '{curtain}'), ('दरी', '{dhurrie,rug}'), ('रजाई', '{quilt}'), ('कुल्हड़', '{kulhad,cup}'), ('कप', '{cup,mug}'), ('थाली', '{thali,plate}'), ('बर्तन', '{kadhai,thali,bowl}'),
  ('मिट्टी', '{clay,terracotta,mitti}'), ('पीतल', '{brass}'), ('पितळ', '{brass}'), ('तांबा', '{copper}'), ('चांदी', '{silver}'), ('सोना', '{gold}'), ('रेशम', '{silk}'), ('सूती', '{cotton}'), ('लकड़ी', '{wood,wooden}'),
  ('नीला', '{indigo,blue}'), ('लाल', '{madder,red}'), ('पीला', '{marigold,yellow}'), ('हरा', '{moss,olive,green}'), ('काला', '{charcoal,black}'), ('सफेद', '{ivory,white}'), ('गुलाबी', '{rose,pink}'),
  ('गोलगप्पा', '{chaat,phuchka}'), ('गोलगप्पे', '{chaat,phuchka}'), ('पानीपूरी', '{chaat,phuchka}'), ('पानी पूरी', '{chaat,phuchka}'), ('चाट', '{chaat}'), ('समोसा', '{snack,chaat}'),
  ('बिरयानी', '{biryani}'), ('पराठा', '{parantha,breakfast}'), ('मोमो', '{tibetan,dumpling}'), ('कबाब', '{kebab}'), ('डोसा', '{dosa}'), ('इडली', '{idli}'), ('मिसळ', '{misal}'), ('खाना', '{food,restaurant,kitchen}'),
  ('बाज़ार', '{market}'), ('बाजार', '{market}'), ('बाग', '{garden,park}'), ('मंदिर', '{temple}'), ('किला', '{fort}'), ('किताबें', '{book,bookshop}'), ('संगीत', '{music}'), ('नाटक', '{theatre,play}'), ('फिल्म', '{film,cinema}'),
  -- Bengali
  ('শাড়ি', '{saree}'), ('শাড়ী', '{saree}'), ('কুর্তা', '{kurta}'), ('পাঞ্জাবি', '{kurta}'), ('গয়না', '{jewellery}'), ('গহনা', '{jewellery}'), ('চুড়ি', '{bangle}'), ('দুল', '{earring,jhumka}'), ('হার', '{necklace}'), ('ব্যাগ', '{bag}'),
  ('ঝোলা', '{bag,jhola}'), ('জুতো', '{shoe}'), ('চা', '{chai,tea}'), ('কফি', '{coffee}'), ('মিষ্টি', '{sandesh,mihidana,laddoo,barfi}'), ('সন্দেশ', '{sandesh}'), ('আচার', '{pickle}'), ('মশলা', '{spice,masala}'), ('প্রদীপ', '{lamp,diya}'),
  ('মোমবাতি', '{candle}'), ('উপহার', '{gift,hamper}'), ('খেলনা', '{toy}'), ('পুতুল', '{doll}'), ('গাছ', '{plant,tree}'), ('বই', '{book,bookshop}'), ('খাতা', '{notebook}'), ('কলম', '{pen}'), ('সাবান', '{soap}'), ('ফুচকা', '{phuchka,chaat}'),
  ('মাছ', '{fish,seafood}'), ('বিরিয়ানি', '{biryani}'), ('ঘড়ি', '{watch}'), ('কাঁথা', '{kantha,quilt}'), ('নীল', '{indigo,blue}'), ('লাল', '{madder,red}'),
  -- Tamil
  ('புடவை', '{saree}'), ('சேலை', '{saree}'), ('குர்தா', '{kurta}'), ('நகை', '{jewellery}'), ('நகைகள்', '{jewellery}'), ('வளையல்', '{bangle}'), ('கம்மல்', '{earring,jhumka}'), ('ஜிமிக்கி', '{jhumka,earring}'), ('மோதிரம்', '{ring}'),
  ('கொலுசு', '{anklet}'), ('பை', '{bag}'), ('செருப்பு', '{sandal,shoe}'), ('டீ', '{tea,chai}'), ('தேநீர்', '{tea,chai}'), ('காபி', '{coffee}'), ('இனிப்பு', '{laddoo,halwa,barfi}'), ('லட்டு', '{laddoo}'), ('ஊறுகாய்', '{pickle}'), ('மசாலா', '{spice,masala}'),
  ('விளக்கு', '{lamp,diya}'), ('மெழுகுவர்த்தி', '{candle}'), ('பரிசு', '{gift,hamper}'), ('பொம்மை', '{toy,doll}'), ('செடி', '{plant}'), ('புத்தகம்', '{book,notebook}'), ('பேனா', '{pen}'), ('சோப்பு', '{soap}'), ('தோசை', '{dosa}'), ('இட்லி', '{idli}'), ('பிரியாணி', '{biryani}'),
  ('கோவில்', '{temple}'), ('கடற்கரை', '{beach}'),
  -- Telugu
  ('చీర', '{saree}'), ('కుర్తా', '{kurta}'), ('నగలు', '{jewellery}'), ('గాజులు', '{bangle}'), ('చెవిపోగులు', '{earring,jhumka}'), ('ఉంగరం', '{ring}'), ('సంచి', '{bag}'), ('చెప్పులు', '{sandal,shoe}'), ('టీ', '{tea,chai}'), ('కాఫీ', '{coffee}'),
  ('మిఠాయి', '{laddoo,halwa,barfi}'), ('లడ్డు', '{laddoo}'), ('పచ్చడి', '{pickle}'), ('ఊరగాయ', '{pickle}'), ('మసాలా', '{spice,masala}'), ('దీపం', '{lamp,diya}'), ('కొవ్వొత్తి', '{candle}'), ('బహుమతి', '{gift,hamper}'), ('బొమ్మ', '{toy,doll}'),
  ('మొక్క', '{plant}'), ('పుస్తకం', '{book,notebook}'), ('పెన్ను', '{pen}'), ('సబ్బు', '{soap}'), ('బిర్యానీ', '{biryani}'), ('దోశ', '{dosa}'), ('ఇడ్లీ', '{idli}'),
  -- Kannada
  ('ಸೀರೆ', '{saree}'), ('ಕುರ್ತಾ', '{kurta}'), ('ಆಭರಣ', '{jewellery}'), ('ಬಳೆ', '{bangle}'), ('ಓಲೆ', '{earring,jhumka}'), ('ಉಂಗುರ', '{ring}'), ('ಚೀಲ', '{bag}'), ('ಚಪ್ಪಲಿ', '{sandal,shoe}'), ('ಚಹಾ', '{chai,tea}'), ('ಕಾಫಿ', '{coffee}'),
  ('ಸಿಹಿ', '{laddoo,mysore,halwa}'), ('ಲಡ್ಡು', '{laddoo}'), ('ಉಪ್ಪಿನಕಾಯಿ', '{pickle}'), ('ಮಸಾಲೆ', '{spice,masala}'), ('ದೀಪ', '{lamp,diya}'), ('ಮೇಣದಬತ್ತಿ', '{candle}'), ('ಉಡುಗೊರೆ', '{gift,hamper}'), ('ಆಟಿಕೆ', '{toy}'), ('ಗಿಡ', '{plant}'),
  ('ಪುಸ್ತಕ', '{book,notebook}'), ('ಸಾಬೂನು', '{soap}'), ('ದೋಸೆ', '{dosa}'), ('ಇಡ್ಲಿ', '{idli}'), ('ಬಿರಿಯಾನಿ', '{biryani}')
) as list (word, meanings)
cross join lateral unnest(meanings::text[]) as meaning
where meaning <> word
on conflict do nothing;
