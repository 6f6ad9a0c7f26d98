/**
 * Runs in the page: takes the fonts of a first visit without moving anything. Where a text of the first screen would
 * break into more or fewer lines than in its fallback face, its letters stand a hair closer or wider; where that does
 * not help it keeps the fallback until the next page. All of it happens between two frames.
 */
export const takeFontsInPlace = `function takeFonts(){var root=document.documentElement
var texts=[].flatMap.call(document.querySelectorAll('main :is(h1,h2,h3,p,li,dl,div,header)'),function(e){var r=e.getBoundingClientRect()
return r.height&&r.top<innerHeight&&!e.querySelector('img')?[{e:e,height:r.height,face:getComputedStyle(e).fontFamily}]:[]})
root.classList.remove('first-visit')
texts.reverse().forEach(function(t){var s=t.e.style
function more(){return t.e.getBoundingClientRect().height-t.height}
var by=more();if(Math.abs(by)<2)return
var c=getComputedStyle(t.e),size=parseFloat(c.fontSize),space=parseFloat(c.letterSpacing)||0
for(var i=1;i<4;i++){s.letterSpacing=space-Math.sign(by)*i*size/100+'px';if(Math.abs(more())<2)return}
s.letterSpacing='';s.fontFamily=t.face})}`
