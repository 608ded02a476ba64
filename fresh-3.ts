import {launch,log,login,shot,main,base} from './fresh-lib.ts';
const b=await launch(); const ctx=await b.newContext({viewport:{width:1440,height:900}}); const p=await ctx.newPage(); log(p);
const toasts=async()=>p.locator('.toast,[role=status],[role=alert]').allInnerTexts();
const cart=()=>p.evaluate(()=>localStorage.getItem('cart'));
const qtys=async()=>JSON.stringify(JSON.parse((await cart())??'{"lines":[]}').lines.map((l:any)=>[l.sku,l.qty]));
await login(p); await p.goto(base+'/portal/catalog?q=6205'); await p.waitForTimeout(900);
// from card by click x2 & different
const adds=p.getByRole('button',{name:/Add to Cart/}); await adds.nth(0).click(); await adds.nth(0).click(); await adds.nth(1).click(); await adds.nth(2).click().catch(()=>{}); await p.waitForTimeout(400); console.log(await qtys(), 'toasts',await toasts(), 'badge', await p.getByRole('link',{name:/Cart/}).first().innerText()); await shot(p,'card-added');
await p.goto(base+'/portal/cart'); await p.waitForTimeout(1000); 
const q=p.locator('.quantity input').first(); await q.focus(); await p.keyboard.press('ArrowUp'); await p.waitForTimeout(200); console.log('up',await qtys()); await p.keyboard.press('Control+A'); await p.keyboard.type('25'); await p.keyboard.press('Tab'); console.log('25',await qtys()); 
await q.focus();await p.keyboard.press('Control+A');await p.keyboard.press('Delete');console.log('empty',await qtys());await p.keyboard.press('Tab');console.log('blur',await qtys());
for (const v of ['0','-5','2.5','1e3','99999999']) {await q.focus();await p.keyboard.press('Control+A');await p.keyboard.type(v);await p.keyboard.press('Tab');await p.waitForTimeout(100);console.log('typed',v,await qtys(), 'shown', await q.inputValue());}
await p.waitForTimeout(900);console.log((await main(p)).slice(0,700));await shot(p,'cart-huge');
await q.fill('4');await q.blur();
// Escape in a qty?
// remove + change another + undo
await p.getByRole('button',{name:/^Remove/}).nth(1).click(); await p.waitForTimeout(300); console.log('removed',await qtys(),await toasts(), 'focus', await p.evaluate(()=>document.activeElement?.outerHTML.slice(0,120))); await shot(p,'removed');
await p.locator('.quantity input').first().fill('9'); await p.locator('.quantity input').first().blur(); console.log('changed other',await qtys());
await p.getByRole('button',{name:/Undo/}).click(); await p.waitForTimeout(300); console.log('after undo',await qtys(),await toasts());
// PO + notes
await p.getByLabel(/PO Number/).fill('PO/2627/00045'); await p.getByLabel(/Notes/).fill('Unload at gate 2, call stores.\nSecond line');
const sel=p.getByLabel('Ship To'); const opts=await sel.locator('option').allInnerTexts(); console.log(opts);
for(let i=0;i<opts.length;i++){await sel.selectOption({index:i});await p.waitForTimeout(900);console.log('ADDR',opts[i].slice(0,40),'=>',(await p.locator('form.checkout').innerText()).replace(/\n+/g,' | ').slice(-260));}
await sel.selectOption({index:opts.length-1});await p.waitForTimeout(700); await shot(p,'cart-full',true);
await p.reload();await p.waitForTimeout(1000);console.log('reload keeps',await p.getByLabel(/PO Number/).inputValue(),await p.getByLabel(/Notes/).inputValue(),await sel.inputValue());
await p.getByRole('button',{name:/^Remove/}).nth(1).click();
await p.getByRole('button',{name:'Place Order'}).click(); await p.waitForURL(/orders/,{timeout:8000}).catch(()=>console.log('not placed')); await p.waitForTimeout(1000); console.log(p.url(),await toasts(),(await main(p)).slice(0,500));await shot(p,'orders');
const undo=p.getByRole('button',{name:/Undo/}); if(await undo.count()){ await undo.first().click(); await p.waitForTimeout(300); console.log('UNDO AFTER PLACE ->',await qtys()); }
await p.getByRole('link',{name:/View/}).first().click(); await p.waitForTimeout(1200); console.log(p.url(),await p.title(),(await main(p)).slice(0,1500)); await shot(p,'order1440',true);
await p.emulateMedia({media:'print'}); await shot(p,'order-print',true); await p.pdf({path:'/tmp/fresh/s/order.pdf',format:'A4'}).catch((e:any)=>console.log(e.message));
await b.close();
