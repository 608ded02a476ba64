import {launch,log,login,shot,main,base} from './fresh-lib.ts';
const b=await launch(); const ctx=await b.newContext({viewport:{width:1440,height:900}}); const p=await ctx.newPage(); log(p);
const toasts=async()=>p.locator('.toast,[role=status],[role=alert]').allInnerTexts();
const qtys=async(pp=p)=>pp.evaluate(()=>JSON.stringify((JSON.parse(localStorage.getItem('cart')??'{"lines":[]}')).lines.map((l:any)=>[l.sku,l.qty])));
await login(p); await p.goto(base+'/portal/catalog?q=6205'); await p.waitForTimeout(900);
await p.getByRole('button',{name:/Add to Cart/}).nth(0).click();
await p.goto(base+'/portal/cart'); await p.waitForTimeout(800);
// 1 over-stock
await p.locator('.quantity input').first().fill('600'); await p.locator('.quantity input').first().blur(); await p.waitForTimeout(700);
await p.getByLabel(/PO Number/).fill('PO-KEEP-1'); await p.getByLabel(/Notes/).fill('note keep');
await p.getByRole('button',{name:'Place Order'}).click(); await p.waitForTimeout(1500); console.log('OVERSTOCK',p.url(),await toasts(),(await main(p)).slice(0,250)); await shot(p,'overstock');
if(p.url().includes('orders')){ await p.goto(base+'/portal/catalog?q=6205'); await p.waitForTimeout(900);await p.getByRole('button',{name:/Add to Cart/}).nth(0).click();await p.goto(base+'/portal/cart'); await p.waitForTimeout(800);await p.getByLabel(/PO Number/).fill('PO-KEEP-1'); await p.getByLabel(/Notes/).fill('note keep');}
await p.locator('.quantity input').first().fill('3'); await p.locator('.quantity input').first().blur();await p.waitForTimeout(600);
// 2 abort before server
await p.route('**/api/orders/create*',r=>r.abort()); await p.getByRole('button',{name:'Place Order'}).click(); await p.waitForTimeout(1500);
console.log('ABORT',(await main(p)).slice(0,200),await p.getByLabel(/PO Number/).inputValue(),await p.getByLabel(/Notes/).inputValue(), 'focus',await p.evaluate(()=>document.activeElement?.outerHTML.slice(0,80)));await shot(p,'abort');
await p.unroute('**/api/orders/create*');
// 3 html 502
await p.route('**/api/orders/create*',r=>r.fulfill({status:502,contentType:'text/html',body:'<html><body><h1>502 Bad Gateway</h1></body></html>'})); await p.getByRole('button',{name:'Place Order'}).click(); await p.waitForTimeout(1200); console.log('502',(await main(p)).slice(0,250)); await p.unroute('**/api/orders/create*');
// 4 server got it, answer lost; then retry
const count=async()=>p.evaluate(async()=>{const t=localStorage.getItem('token')??sessionStorage.getItem('token');return (await (await fetch('/api/orders/list?page=1&size=20',{headers:{authorization:'Bearer '+t}})).json()).total});
console.log('orders',await count());
await p.route('**/api/orders/create*',async r=>{await r.fetch();await r.abort();}); await p.getByRole('button',{name:'Place Order'}).click(); await p.waitForTimeout(1800); console.log('LOST ANSWER',(await main(p)).slice(0,160),'orders',await count()); await p.unroute('**/api/orders/create*');
// reload in between, then retry
if(process.env.RELOAD){await p.reload();await p.waitForTimeout(1000);}
await p.getByRole('button',{name:'Place Order'}).click(); await p.waitForTimeout(1800); console.log('RETRY',p.url(),await toasts(),'orders',await count());
// lost answer then reload then retry
await p.goto(base+'/portal/catalog?q=6205'); await p.waitForTimeout(900);await p.getByRole('button',{name:/Add to Cart/}).nth(0).click();await p.goto(base+'/portal/cart'); await p.waitForTimeout(800);
await p.route('**/api/orders/create*',async r=>{await r.fetch();await r.abort();}); await p.getByRole('button',{name:'Place Order'}).click(); await p.waitForTimeout(1800); await p.unroute('**/api/orders/create*'); const n=await count(); await p.reload(); await p.waitForTimeout(1000); console.log('cart after reload',await qtys(), (await main(p)).slice(0,80)); await p.getByRole('button',{name:'Place Order'}).click(); await p.waitForTimeout(1800); console.log('RELOAD+RETRY before',n,'after',await count(),p.url());
// double click place
await p.goto(base+'/portal/catalog?q=6205'); await p.waitForTimeout(900);await p.getByRole('button',{name:/Add to Cart/}).nth(0).click();await p.goto(base+'/portal/cart'); await p.waitForTimeout(800); const n2=await count(); await p.getByRole('button',{name:'Place Order'}).dblclick(); await p.waitForTimeout(1500); console.log('DBL',n2,await count());
// two tabs place the same cart concurrently
await p.goto(base+'/portal/catalog?q=6205'); await p.waitForTimeout(900);await p.getByRole('button',{name:/Add to Cart/}).nth(0).click();await p.goto(base+'/portal/cart');
const p2=await ctx.newPage(); log(p2,'t2'); await p2.goto(base+'/portal/cart'); await p2.waitForTimeout(1000); const n3=await count();
await p2.getByRole('button',{name:/^Remove/}).click(); await p.waitForTimeout(400); console.log('tab1 after tab2 remove:',(await main(p)).slice(0,60)); await p2.getByRole('button',{name:/Undo/}).click(); await p.waitForTimeout(500); console.log('tab1 after undo',(await main(p)).slice(0,60));
await Promise.all([p.getByRole('button',{name:'Place Order'}).click(),p2.getByRole('button',{name:'Place Order'}).click().catch(()=>{})]); await p.waitForTimeout(1800); console.log('2TABS',n3,await count(),p.url(),p2.url(),(await main(p2)).slice(0,120));
// logout
await p.goto(base+'/portal/catalog'); await p2.goto(base+'/portal/catalog'); await p.waitForTimeout(800); await p2.getByText('Logout').click(); await p2.waitForTimeout(800); console.log('t2',p2.url(),'t1 still',p.url()); await p.bringToFront(); await p.waitForTimeout(500); console.log('t1 focus',p.url()); await p.getByRole('button',{name:/Add to Cart/}).nth(0).click().catch((e:any)=>console.log('x')); await p.waitForTimeout(500); console.log('add while out',p.url(),await qtys()); await shot(p,'logged-out-tab1'); await p.getByRole('link',{name:/Cart/}).first().click().catch(()=>{}); await p.waitForTimeout(1000); console.log('cart while out',p.url());
await p2.goBack(); await p2.waitForTimeout(1000); console.log('Back after logout',p2.url(),(await p2.locator('body').innerText()).slice(0,80).replace(/\n/g,' '));
await b.close();
